export type { Draft, Named } from './draft.ts';
export { apply, EMPTY_LOG, type Log, type LogEvent } from './log.ts';
export { partOf, type TimelineItem, type TimelinePart } from './items.ts';
export { $log, happened } from './model.ts';
export type { Outgoing } from './outgoing.ts';
export { runAround, type Range } from './ranges.ts';
export { isBehind, type Timeline } from './timeline.ts';
export { aroundOf, newerOf, olderOf, wantOf, type Want } from './wants.ts';
