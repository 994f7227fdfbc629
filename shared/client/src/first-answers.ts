import type { FirstAnswer } from '@mortar/protocol/site';
import type { ClientConfiguration } from './configuration.ts';

/** So long after the page began its answers say how things are now. */
const FRESH_MS = 15_000;

/** One text for the same values, in whatever order they were written. */
const said = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

type Said = Pick<ClientConfiguration, 'firstAnswers' | 'person' | 'locale' | 'clock'>;

/**
 * Answers that came with the page, for who it was made for. Each is given once: whoever asks again wants to know how it is now.
 * @returns takes the answer of a call; undefined where the server has to be asked
 */
export function createFirstAnswers({ firstAnswers = [], person, locale, clock = Date.now }: Said) {
  const left = new Map(
    firstAnswers.map(({ endpoint, input, data }): [string, FirstAnswer['data']] => [`${endpoint} ${said(input)}`, data]),
  );
  const [who, language, end] = [person(), locale(), clock() + FRESH_MS];

  return (endpoint: string, input: unknown): { data: unknown } | undefined => {
    if (left.size === 0) return undefined;
    if (clock() > end || person() !== who || locale() !== language) left.clear();
    const key = `${endpoint} ${said(input)}`;
    if (!left.has(key)) return undefined;
    const data = left.get(key);
    left.delete(key);
    return { data };
  };
}
