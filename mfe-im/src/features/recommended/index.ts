export { recommended } from './model.ts';
export { Recommended } from './recommended.tsx';
