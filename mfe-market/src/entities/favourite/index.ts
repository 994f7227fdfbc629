export { favouritesShown } from './model.ts';
export { Star } from './star.tsx';
