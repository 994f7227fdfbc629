export { followChain } from './follow-chain.ts';
export { createChainFigures } from './metrics.ts';
export type { Projection, TimedLog } from './projection.ts';
export { cursorOf, KEPT } from './repository.ts';
