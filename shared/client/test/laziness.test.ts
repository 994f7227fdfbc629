import { expect, test } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const ROOMS = ['shared', 'shell', ...readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))];
const SKIPPED = /(^|\/)(node_modules|dist|test|\.cache)(\/|$)/;

const sources = ROOMS.flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !SKIPPED.test(path))
    .map((path) => join(room, path)),
);
const importing = (pattern: RegExp) => sources.filter((path) => pattern.test(readFileSync(join(ROOT, path), 'utf8')));

test('it imports axios in one file only', () => {
  expect(importing(/(from|import\()\s*['"]axios['"/]/)).toEqual(['shared/client/src/http.ts']);
});

test('it loads that file with the first call, never with the page', () => {
  expect(importing(/['"]\.\/http\.ts['"]/)).toEqual(['shared/client/src/exchange.ts']);
  expect(importing(/from ['"]\.\/http\.ts['"]/)).toEqual([]);
});

test('it imports the socket library in one file only, which a page loads where it has no shared worker', () => {
  expect(importing(/from ['"]socket\.io-client['"]/)).toEqual(['shared/client/src/connection/socket-link.ts']);
  const holders = importing(/from ['"][^'"]*\/socket-link\.ts['"]/);
  expect(holders.toSorted()).toEqual(['shared/client/src/connection/page-links.ts', 'shared/client/src/connection/shared/worker-scope.ts']);
  expect(importing(/from ['"][^'"]*\/page-links\.ts['"]/)).toEqual([]);
});
