import type { EventMe } from '@mortar/protocol/quiz';
import { stepOf, type TimedEvent } from './timed.ts';

/** The person once an event went on: a choice counts where the server said that it is kept. */
export function followed(me: EventMe, before: TimedEvent | null, event: TimedEvent): EventMe {
  if (before && before.eventid === event.eventid && stepOf(event) <= stepOf(before)) return me;
  if (event.phase === 'asked') return { ...me, selected: null };
  const { told } = event;
  if (event.phase !== 'told' || !told || me.standing !== 'in' || told.spared || me.selected === told.correct) return me;
  return { ...me, standing: 'out', outno: told.no };
}
