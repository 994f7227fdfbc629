export { editFx, pinFx, reactFx, recallFx } from './changes.ts';
export type { TimelineItem, TimelinePart } from '../log/index.ts';
export { $around, $fillFailure, $isFilling, $part, endAsked, jumpAsked, newerWanted, olderWanted } from './model.ts';
export { attentionChanged, messagesSeen } from './reading.ts';
