export { formatAmount } from './format/amount.ts';
export { formatBytes } from './format/bytes.ts';
export { formatCount } from './format/count.ts';
export { cutDescription, cutTitle } from './format/cut.ts';
export { HOME_ETH_LIMIT, MAX_ETH_LIMIT, formatEth } from './format/eth.ts';
export { type FormatLocale } from './format/locale.ts';
export { formatPercent } from './format/percent.ts';
export { shortAddress, shortHash } from './format/shortened.ts';
export { formatDateTime, formatRelativeTime, type TimeOptions } from './format/time.ts';
