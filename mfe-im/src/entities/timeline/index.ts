export type { TimelineItem, TimelinePart } from './items.ts';
export { $around, $part, endAsked, jumpAsked, newerWanted, olderWanted } from './model.ts';
