import { type Column, Table } from '../../data.ts';
import {
  cutTitle,
  formatBytes,
  formatCount,
  formatDateTime,
  formatEth,
  type FormatLocale,
  formatPercent,
  formatRelativeTime,
  HOME_ETH_LIMIT,
  shortAddress,
  shortHash,
} from '../../format.ts';
import { Example } from '../example.tsx';

interface Line {
  code: string;
  write: (locale: FormatLocale) => string;
}

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 2, 5, 13, 4);
const time = { now: NOW, timeZone: 'Asia/Hong_Kong' };

const LINES: Line[] = [
  { code: 'formatCount(12345)', write: () => formatCount(12_345) },
  { code: 'formatCount(1.2e12)', write: () => formatCount(1.2e12) },
  { code: 'formatPercent(-0.0512, locale)', write: (locale) => formatPercent(-0.0512, locale) },
  { code: "formatEth('0.12345', locale)", write: (locale) => formatEth('0.12345', locale) },
  { code: 'formatEth(100001, locale, HOME_ETH_LIMIT)', write: (locale) => formatEth(100_001, locale, HOME_ETH_LIMIT) },
  { code: 'formatEth(1e9, locale)', write: (locale) => formatEth(1e9, locale) },
  { code: 'shortHash(address)', write: () => shortHash(ADDRESS) },
  { code: 'shortAddress(address)', write: () => shortAddress(ADDRESS) },
  { code: 'formatBytes(512, locale)', write: (locale) => formatBytes(512, locale) },
  { code: 'formatBytes(1536, locale)', write: (locale) => formatBytes(1536, locale) },
  { code: 'formatRelativeTime(then, { locale, now })', write: (locale) => formatRelativeTime(NOW - 3 * HOUR, { locale, ...time }) },
  { code: 'formatRelativeTime(then, { locale, now })', write: (locale) => formatRelativeTime(NOW - 30 * HOUR, { locale, ...time }) },
  { code: 'formatRelativeTime(then, { locale, now })', write: (locale) => formatRelativeTime(NOW - 900 * HOUR, { locale, ...time }) },
  { code: 'formatDateTime(then, { locale })', write: (locale) => formatDateTime(NOW, { locale, ...time }) },
  { code: "cutTitle('brick '.repeat(20))", write: () => cutTitle('brick '.repeat(20)) },
];

const COLUMNS: Column<Line>[] = [
  { key: 'code', header: 'Written', cell: ({ code }) => <code>{code}</code> },
  { key: 'en', header: 'en', cell: ({ write }) => write('en') },
  { key: 'zh', header: 'zh-HK', cell: ({ write }) => <span lang="zh-HK">{write('zh-HK')}</span> },
];

/** How figures, addresses and times are written. */
export function Formats() {
  return (
    <Example title="Formats" code={"import { formatCount, formatPercent, shortAddress } from '@mortar/ui/format';"} stacked>
      <Table caption="Formats in both languages" captionHidden columns={COLUMNS} rows={LINES} rowKey={(line) => `${LINES.indexOf(line)}`} />
    </Example>
  );
}
