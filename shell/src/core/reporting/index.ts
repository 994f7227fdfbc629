export { connectivityRecorded, remoteLoaded, vitalMeasured } from './entries.ts';
export { pageHidden, pageSettled, pageVisited } from './sending.ts';
export { whenSettled } from './settled.ts';
