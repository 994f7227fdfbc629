export { FindSide } from './find-side.tsx';
