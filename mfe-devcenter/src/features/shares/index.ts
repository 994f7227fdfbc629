export { SharesView } from './shares-view.tsx';
