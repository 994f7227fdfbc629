import type { EventNow } from '@mortar/protocol/quiz';

/** An event with its moments by this device's clock, ms since the epoch. */
export interface TimedEvent extends EventNow {
  nextAt: number | null;
  answerUntil: number | null;
}

/** Sets an event that has just come onto this device's clock, however wrong that clock is. */
export function timed(event: EventNow): TimedEvent {
  const ahead = Date.now() - Date.parse(event.now);
  const here = (time: string | null | undefined) => (time ? Date.parse(time) + ahead : null);
  return { ...event, nextAt: here(event.nextat), answerUntil: here(event.question?.deadline) };
}

const OVER = 1000;

/** How far an event is: what is heard late must not take it back. */
export function stepOf({ phase, no }: Pick<EventNow, 'phase' | 'no'>): number {
  if (phase === 'ended' || phase === 'cancelled') return OVER;
  if (phase === 'told') return 2 * no + 1;
  return phase === 'asked' ? 2 * no : Number(phase === 'lobby');
}
