import { describe, expect, test } from '@jest/globals';
import {
  HOME_ETH_LIMIT,
  cutDescription,
  cutTitle,
  formatBytes,
  formatCount,
  formatDateTime,
  formatEth,
  formatPercent,
  formatRelativeTime,
  shortAddress,
  shortHash,
} from '../format.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 2, 5, 13, 4);
const timeZone = 'Asia/Hong_Kong';

/** Intl parts some figures with spaces that do not break. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

test.each([
  [0, '0'],
  [999, '999'],
  [999.94, '999.9'],
  [999.95, '1K'],
  [1000, '1K'],
  [12345, '12.3K'],
  [-12345, '-12.3K'],
  [999_949, '999.9K'],
  [999_950, '1M'],
  [1_000_000, '1M'],
  [2_500_000_000, '2.5B'],
  [1_000_000_000_000, '1T'],
  [1_234_000_000_000_000, '1,234T'],
  [Number.NaN, '–'],
  [Number.POSITIVE_INFINITY, '–'],
])('it shortens %p to %s', (value, text) => {
  expect(formatCount(value)).toBe(text);
});

test.each([
  [0.1234, '+12.34%', '+12.34%'],
  [-0.5, '-50.00%', '-50.00%'],
  [0, '0.00%', '0.00%'],
  [-0.000001, '0.00%', '0.00%'],
  [12.3456, '+1,234.56%', '+1,234.56%'],
  [Number.NaN, '–', '–'],
])('it writes the change %p with sign and 2 decimals', (ratio, en, zh) => {
  expect([formatPercent(ratio, 'en'), formatPercent(ratio, 'zh-HK')]).toEqual([en, zh]);
});

test.each([
  [100_000, '100,000'],
  [100_000.01, '>100000'],
  ['123456789012345678901.5', '>100000'],
  ['0.00019', '0.0001'],
] as const)('it shows %s ETH on the home page as %s', (amount, text) => {
  for (const locale of ['en', 'zh-HK'] as const) expect(formatEth(amount, locale, HOME_ETH_LIMIT)).toBe(text);
});

test.each([
  ['100000000', '100,000,000'],
  ['100000000.1', '>100000000'],
  ['99999999.99999', '99,999,999.9999'],
] as const)('it shows %s ETH elsewhere as %s', (amount, text) => {
  for (const locale of ['en', 'zh-HK'] as const) expect(formatEth(amount, locale)).toBe(text);
});

test('it shows the first 6 and last 4 characters of a hash, the first 8 and last 4 of an address', () => {
  const whole = '0x1234567890abcdef1234567890abcdef12345678';
  expect([shortHash(whole), shortAddress(whole)]).toEqual(['0x1234…5678', '0x123456…5678']);
});

test('it leaves a text whole that would not get shorter', () => {
  expect([shortHash('0x123456789'), shortHash('0x1234567890')]).toEqual(['0x123456789', '0x1234…7890']);
  expect([shortAddress('0x12345678901'), shortAddress('')]).toEqual(['0x12345678901', '']);
});

test.each([
  [0, '0 bytes', '0 位元組'],
  [1, '1 byte', '1 位元組'],
  [1023, '1,023 bytes', '1,023 位元組'],
  [1024, '1K', '1K'],
  [1536, '1.5K', '1.5K'],
  [1024 * 1024 - 1, '1M', '1M'],
  [5 * 1024 ** 2, '5M', '5M'],
  [3.25 * 1024 ** 3, '3.3G', '3.3G'],
  [2048 * 1024 ** 3, '2,048G', '2,048G'],
  [-1, '–', '–'],
])('it writes %p bytes', (bytes, en, zh) => {
  expect([formatBytes(bytes, 'en'), formatBytes(bytes, 'zh-HK')]).toEqual([en, zh]);
});

describe('relative time', () => {
  test.each([
    [-5 * MINUTE, 'now', '現在'],
    [0, 'now', '現在'],
    [MINUTE - 1, 'now', '現在'],
    [MINUTE, '1 minute ago', '1 分鐘前'],
    [59 * MINUTE, '59 minutes ago', '59 分鐘前'],
    [HOUR, '1 hour ago', '1 小時前'],
    [DAY - 1, '23 hours ago', '23 小時前'],
    [DAY, 'yesterday', '昨日'],
    [3 * DAY, '3 days ago', '3 日前'],
    [30 * DAY - 1, '29 days ago', '29 日前'],
    [30 * DAY, 'Feb 3, 2026', '2026年2月3日'],
  ])('it says what was %p ms ago', (age, en, zh) => {
    const say = (locale: 'en' | 'zh-HK') => plain(formatRelativeTime(NOW - age, { locale, now: NOW, timeZone }));
    expect([say('en'), say('zh-HK')]).toEqual([en, zh]);
  });

  test('it gives the whole date for whoever asks', () => {
    expect(plain(formatDateTime(NOW, { locale: 'en', timeZone }))).toBe('Mar 5, 2026, 9:04 PM');
    expect(plain(formatDateTime(NOW, { locale: 'zh-HK', timeZone }))).toBe('2026年3月5日 下午9:04');
  });

  test('it shows a dash for what is no time', () => {
    expect(formatRelativeTime(new Date('no'), { locale: 'en', now: NOW })).toBe('–');
  });
});

describe('cuts', () => {
  test('it cuts titles at 72 and descriptions at 300 characters', () => {
    expect(cutTitle('x'.repeat(72))).toHaveLength(72);
    expect(cutTitle('磚'.repeat(73))).toBe('磚'.repeat(72));
    expect(cutDescription('x'.repeat(300))).toHaveLength(300);
    expect(cutDescription('磚'.repeat(301))).toBe('磚'.repeat(300));
  });

  test('it counts a family of four as one character', () => {
    expect(cutTitle(`${'磚'.repeat(71)}👨‍👩‍👧‍👦x`)).toBe(`${'磚'.repeat(71)}👨‍👩‍👧‍👦`);
  });
});
