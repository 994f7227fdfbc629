export { CollectionCard } from './collection-card.tsx';
export { collectionIn } from './in-text.ts';
export { saveSeriesFx, seriesSaved } from './series.ts';
