import type { FormatLocale } from './locale.ts';
import { NO_VALUE } from './no-value.ts';

/** Letters of sizes from 1024 bytes on (spec §5). */
const LETTERS = ['K', 'M', 'G'] as const;

/**
 * A size in bytes, K, M or G of 1024 (spec §5), one decimal at most: `1536` is `1.5K`. Bytes are named in the
 * language of the page.
 *
 * @param bytes 0 or more.
 */
export function formatBytes(bytes: number, locale: FormatLocale): string {
  if (!Number.isFinite(bytes) || bytes < 0) return NO_VALUE;
  const whole = Math.round(bytes);
  if (whole < 1024) return new Intl.NumberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(whole);
  // 1023.95 of a step reads 1,024 of it and is one of the next.
  const step = LETTERS.findLastIndex((_, index) => index === 0 || whole >= 1023.95 * 1024 ** index);
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(whole / 1024 ** (step + 1))}${LETTERS[step]}`;
}
