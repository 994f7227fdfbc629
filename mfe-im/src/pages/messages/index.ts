export { Panes } from './panes.tsx';
