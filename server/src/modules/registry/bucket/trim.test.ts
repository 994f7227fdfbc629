import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { trim } from './trim.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mortar-copies-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const HOUR_S = 3600;
/** A copy of 1000 bytes that was used some hours ago. */
function copy(remote: string, version: string, hours: number): string {
  const folder = join(root, remote, version);
  mkdirSync(folder, { recursive: true });
  for (const file of ['entry.js', 'entry.js.br']) writeFileSync(join(folder, file), Buffer.alloc(500));
  const at = Date.now() / 1000 - hours * HOUR_S;
  utimesSync(folder, at, at);
  return folder;
}
const left = () =>
  readdirSync(root)
    .flatMap((remote) => readdirSync(join(root, remote)).map((version) => `${remote} ${version}`))
    .sort();

test('it removes whole versions, those that were used longest ago first, until the others fit', async () => {
  copy('one', '1', 5);
  copy('one', '2', 1);
  copy('two', '1', 9);
  const spared = copy('two', '2', 0);
  await trim({ root, mostBytes: 2000, spared });
  expect(left()).toEqual(['one 2', 'two 2']);
});

test('it removes nothing while all of them fit', async () => {
  copy('one', '1', 5);
  const spared = copy('one', '2', 0);
  await trim({ root, mostBytes: 2000, spared });
  expect(left()).toEqual(['one 1', 'one 2']);
});

test('it spares the version that has just come, however old and large it is', async () => {
  const spared = copy('one', '1', 9);
  copy('one', '2', 0);
  await trim({ root, mostBytes: 10, spared });
  expect(left()).toEqual(['one 1']);
});

test('it removes what killed processes left, and nothing that is under way', async () => {
  const [old, young] = ['.copy-old', '.copy-young'].map((name) => join(root, name));
  for (const folder of [old!, young!]) mkdirSync(folder);
  const at = Date.now() / 1000 - 2 * HOUR_S;
  utimesSync(old!, at, at);
  await trim({ root, mostBytes: 0, spared: '' });
  expect(readdirSync(root)).toEqual(['.copy-young']);
});
