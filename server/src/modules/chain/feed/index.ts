export type { MarketEvent } from './event.ts';
export { followMarket } from './follow.ts';
export { feedPart, wakeReaders } from './part.ts';
export { feedsOf } from './repository.ts';
