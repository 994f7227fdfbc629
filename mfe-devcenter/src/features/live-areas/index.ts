export { LiveAreas } from './live-areas.tsx';
export { readLiveSinceFx } from './live-since.ts';
