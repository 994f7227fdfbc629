export { ConnectivityStrip } from './connectivity-strip.tsx';
export { watchConnectivity } from './watch.ts';
