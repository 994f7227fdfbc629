export { AreaGrid } from './area-grid.tsx';
export { AreaIcon } from './area-icon.tsx';
export { AreaTitle } from './area-title.tsx';
export { StateLabel } from './state-label.tsx';
