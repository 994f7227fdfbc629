export { ConnectivityStrip } from './connectivity-strip.tsx';
export { $isServerLost, serverDoubted } from './model.ts';
export { watchConnectivity } from './watch.ts';
