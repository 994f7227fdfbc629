export { AreaGrid } from './area-grid.tsx';
