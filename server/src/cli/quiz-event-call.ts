import { EVENT_LIMITS, EVENT_USUAL, type EventWish } from '@mortar/protocol/quiz';
import { UsageError } from './usage-error.ts';

/** What an operator asks for about live events of the quiz. */
export type QuizEventCall = { command: 'quiz'; about: 'event' } & (
  | { verb: 'list' }
  | { verb: 'cancel'; id: string }
  | { verb: 'add'; wish: EventWish }
);

/** Options of `quiz event add`. */
export const QUIZ_EVENT_OPTIONS = ['questions', 'seconds', 'pause', 'prize'] as const;
export type QuizEventOptions = Partial<Record<(typeof QUIZ_EVENT_OPTIONS)[number], string | undefined>>;

export const QUIZ_EVENT_WORDS =
  'quiz event add <time, as 2027-03-05T13:00Z or +10m> [--questions 10] [--seconds 15] [--pause 12] [--prize 100], quiz event cancel <id>, or quiz event list';

const UNITS = { s: 1000, m: 60_000, h: 3_600_000 } as const;

/** A moment, as a time or as what it is from now on. */
function timeOf(text: string, now: number): string {
  const [, count, unit] = /^\+([0-9]{1,6})([smh])$/.exec(text) ?? [];
  const time = unit ? now + Number(count) * UNITS[unit as keyof typeof UNITS] : Date.parse(text);
  if (Number.isNaN(time)) throw new UsageError(`'${text}' is no time; give one such as 2027-03-05T13:00Z, or +10m.`);
  return new Date(time).toISOString();
}

function numberOf(name: keyof typeof EVENT_LIMITS, option: string, text: string | undefined): number {
  const { least, most } = EVENT_LIMITS[name];
  const value = text === undefined ? EVENT_USUAL[name] : Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new UsageError(`--${option} '${text}' is no whole number from ${least} to ${most}.`);
  return value;
}

/** @param words behind `quiz event` @throws UsageError */
export function readQuizEventCall([verb, ...words]: readonly string[], options: QuizEventOptions, now: number): QuizEventCall {
  const [first] = words;
  const call = { command: 'quiz', about: 'event' } as const;
  if (verb === 'list' && words.length === 0) return { ...call, verb };
  if (verb === 'cancel' && first && words.length === 1) return { ...call, verb, id: first };
  if (verb !== 'add' || !first || words.length !== 1) throw new UsageError(`It is: npm run mortar -- ${QUIZ_EVENT_WORDS}`);
  const wish = {
    opensat: timeOf(first, now),
    total: numberOf('total', 'questions', options.questions),
    seconds: numberOf('seconds', 'seconds', options.seconds),
    pause: numberOf('pause', 'pause', options.pause),
    prize: numberOf('prize', 'prize', options.prize),
  };
  return { ...call, verb, wish };
}
