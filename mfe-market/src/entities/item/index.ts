export { ItemGrid } from './item-grid.tsx';
export { ItemOutline } from './item-outline.tsx';
