import { NO_VALUE } from './no-value.ts';

const SHORT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1, useGrouping: 'always' });

/**
 * A number in short: K, M, B, T at 1e3, 1e6, 1e9, 1e12 (spec §5), one decimal at most, the same in every language:
 * `12345` is `12.3K`. What rounds up to a step takes its letter: `999950` is `1M`. Unknown numbers show as a dash.
 */
export const formatCount = (value: number): string => (Number.isFinite(value) ? SHORT.format(value) : NO_VALUE);
