import { expect, test } from '@jest/globals';
import type { OpenedPage, PageBeginning } from '../../core/page-beginning.ts';
import { AppError } from '../../lib/app-error.ts';
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

test('somebody who is signed in gets the answers, and no paint made for a visitor', async () => {
  const beginningOf = createPageBeginnings([async () => ({ ...beginning, view: {} })], quiet);
  expect(await beginningOf(opened)).toEqual({ ...beginning, view: {} });
  expect(await beginningOf({ ...opened, userId: 7 })).toEqual(beginning);
});

test('what is refused to who opens the page is not told, and is no failure', async () => {
  const refused = createPageBeginnings([() => Promise.reject(new AppError('notFound'))], { warn: () => expect('a warning').toBe('none') });
  expect(await refused(opened)).toBeUndefined();
});

test('a page goes out without it where it fails or hangs', async () => {
  const told: unknown[] = [];
  const log = { warn: (...words: unknown[]) => void told.push(words.at(-1)) };
  const fails = createPageBeginnings([() => Promise.reject(new Error('no database'))], log);
  const hangs = createPageBeginnings([() => new Promise(() => undefined)], log);
  expect(await Promise.all([fails(opened), hangs(opened)])).toEqual([undefined, undefined]);
  expect(told).toEqual(Array.from({ length: 2 }, () => 'a page goes out without its beginning'));
});
