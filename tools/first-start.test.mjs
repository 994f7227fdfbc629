import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { at } from './lib/paths.mjs';
import { copyWithLateRemote } from './testing/late-remote.mjs';
import { forgetAll } from './testing/starts.mjs';

jest.setTimeout(180_000);

let copy;
beforeAll(async () => void (copy = await copyWithLateRemote()));
afterEach(forgetAll);
afterAll(() => copy.remove());

test('the site opens before every remote is built, and each is live as soon as it is', async () => {
  const { late, name, start } = copy;
  const { path } = JSON.parse(readFileSync(at(late, 'remote.json'), 'utf8')).routes[0];
  const { told, live, served, status } = await start();
  expect(await live()).not.toContain(name);
  expect([await status('/'), await status(path)]).toEqual([200, await status('/community')]);
  await told(`${name} is live`);
  await served(name);
  expect(await status(path)).toBe(200);
});
