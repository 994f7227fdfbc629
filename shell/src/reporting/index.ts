export { connectivityRecorded, remoteLoaded, vitalMeasured } from './entries.ts';
export { pageHidden, pageVisited } from './sending.ts';
export { observeVitals } from './vitals.ts';
