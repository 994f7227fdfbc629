export { ScrollPosition } from './scroll-position.tsx';
