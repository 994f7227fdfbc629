export { editFx, pinFx, reactFx, recallFx } from './changes.ts';
export type { TimelineItem, TimelinePart } from '../log/index.ts';
export { $leftAt, conversationLeft, type LeftAt } from './left-at.ts';
export { mentionAsked } from './mentions.ts';
export {
  $around,
  $fillFailure,
  $isFilling,
  $jump,
  $part,
  endAsked,
  jumpAsked,
  newerWanted,
  olderWanted,
  timelineExpected,
} from './model.ts';
export { attentionChanged, messagesSeen } from './reading.ts';
