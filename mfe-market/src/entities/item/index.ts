export { ItemGrid } from './item-grid.tsx';
