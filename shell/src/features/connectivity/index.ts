export { ConnectivityStrip } from './connectivity-strip.tsx';
export { $isServerLost } from './model.ts';
export { watchConnectivity } from './watch.ts';
