export { followChain } from './follow-chain.ts';
export { createChainFigures } from './metrics.ts';
export type { Projection, TimedLog, Write } from './projection.ts';
export { cursorOf, KEPT } from './repository.ts';
