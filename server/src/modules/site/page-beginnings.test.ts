import { expect, test } from '@jest/globals';
import type { OpenedPage, PageBeginning } from '../../core/page-beginning.ts';
import { createPageBeginnings } from './page-beginnings.ts';

const address = new URL('http://localhost/community');
const opened: OpenedPage = { remote: 'community', page: 'home', address, locale: 'en', userId: null };
const beginning: PageBeginning = { answers: [{ endpoint: 'a', input: {}, data: 1 }] };
const quiet = { warn: () => undefined };

test('the first room that knows a page says how it begins', async () => {
  const beginningOf = createPageBeginnings([async () => undefined, async () => beginning, async () => ({ answers: [] })], quiet);
  expect(await beginningOf(opened)).toBe(beginning);
  expect(await createPageBeginnings([], quiet)(opened)).toBeUndefined();
});

test('a page goes out without it where it fails or hangs', async () => {
  const told: unknown[] = [];
  const log = { warn: (...words: unknown[]) => void told.push(words.at(-1)) };
  const fails = createPageBeginnings([() => Promise.reject(new Error('no database'))], log);
  const hangs = createPageBeginnings([() => new Promise(() => undefined)], log);
  expect(await Promise.all([fails(opened), hangs(opened)])).toEqual([undefined, undefined]);
  expect(told).toEqual(Array.from({ length: 2 }, () => 'a page goes out without its beginning'));
});
