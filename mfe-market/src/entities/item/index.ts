export { ItemCard } from './item-card.tsx';
export { ItemGrid } from './item-grid.tsx';
