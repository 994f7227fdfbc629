export { CompareView } from './compare-view.tsx';
export { comparison } from './model.ts';
