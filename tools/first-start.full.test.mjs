import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './lib/paths.mjs';
import { copyWithLateRemote } from './testing/late-remote.mjs';
import { forgetAll } from './testing/starts.mjs';

jest.setTimeout(180_000);

let copy;
beforeAll(async () => void (copy = await copyWithLateRemote()));
// What another test built is late again.
beforeEach(() => rmSync(join(copy.root, copy.late, 'dist'), { recursive: true, force: true }));
afterEach(forgetAll);
afterAll(() => copy.remove());

test('the site opens before every remote is built, and each is live as soon as it is', async () => {
  const { late, name, start } = copy;
  const { path } = JSON.parse(readFileSync(at(late, 'remote.json'), 'utf8')).routes[0];
  const { told, live, served, status } = await start();
  expect(await live()).not.toContain(name);
  expect([await status('/'), await status(path)]).toEqual([200, await status('/staking')]);
  await told(`${name} is live`);
  await served(name);
  expect(await status(path)).toBe(200);
});

test('Ctrl-C while a remote is built in the background leaves nothing behind', async () => {
  const { told, stop } = await copy.start();
  await told(`Build of ${copy.late} …`);
  expect(await stop('SIGINT')).toBe(0);
  expect(readdirSync(join(copy.root, '.cache/running'))).toEqual([]);
  expect(existsSync(join(copy.root, copy.late, 'dist/current.json'))).toBe(false);
});

test('a remote that cannot be built is told in one line, and the site goes on', async () => {
  const entry = join(copy.root, copy.late, 'src/remote.ts');
  const source = readFileSync(entry, 'utf8');
  writeFileSync(entry, `${source}\nthis is no code`);
  const { told, said, live, status } = await copy.start();
  await told('The rest of the site goes on.');
  writeFileSync(entry, source);
  expect(said.error).toMatch(
    new RegExp(`^${copy.late} could not be built \\(all of it: .*\\.log\\)\\. The rest of the site goes on\\.$`, 'm'),
  );
  expect(await live()).not.toContain(copy.name);
  expect(await status('/')).toBe(200);
});
