export { Zoomable } from './zoomable.tsx';
export type { Placed, View, ZoomableComponent, ZoomableProps } from './contract.ts';
