export { LiveAreas } from './live-areas.tsx';
export { liveSinceWanted } from './model.ts';
