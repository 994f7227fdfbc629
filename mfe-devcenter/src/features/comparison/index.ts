export { comparison, CompareView } from './compare-view.tsx';
