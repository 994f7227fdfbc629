export { AreaGrid } from './area-grid.tsx';
export { AreaIcon, AreaTitle } from './area-words.tsx';
export { StateLabel } from './state-label.tsx';
