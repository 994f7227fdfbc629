export { $reminders, cancelFx, comingEvents, nextEvent, pastEvents, remindFx, scheduleFx, type ListedEvent } from './list.ts';
export {
  $choice,
  $eventFailure,
  $isAnswering,
  $isEntering,
  $isReviving,
  answerSentAgain,
  entered,
  event,
  eventFollowed,
  eventLeft,
  eventLookedAt,
  eventOpened,
  optionChosen,
  revived,
} from './model.ts';
export type { TimedEvent } from './timed.ts';
