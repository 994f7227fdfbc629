import { NO_VALUE } from './no-value.ts';

/** Letters of the steps from 1e3 on (spec §5). */
const LETTERS = ['', 'K', 'M', 'B', 'T'] as const;

const SHORT = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/**
 * A number in short: K, M, B, T at 1e3, 1e6, 1e9, 1e12 (spec §5), one decimal at most, the same in every language:
 * `12345` is `12.3K`. What rounds up to a step takes its letter: `999950` is `1M`. Unknown numbers show as a dash.
 */
export function formatCount(value: number): string {
  if (!Number.isFinite(value)) return NO_VALUE;
  const size = Math.abs(value);
  // Rounded to one decimal of the step below, 999.95 of it reads 1,000 and is one of the next.
  const step = LETTERS.findLastIndex((_, index) => index === 0 || size >= 1000 ** index || size >= 999.95 * 1000 ** (index - 1));
  return `${SHORT.format(value / 1000 ** step)}${LETTERS[step]}`;
}
