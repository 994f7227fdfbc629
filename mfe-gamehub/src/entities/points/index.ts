export { points } from './model.ts';
export { NextBrick } from './next-brick.tsx';
