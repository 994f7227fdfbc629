import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeCopy } from './guards/copy.mjs';
import { ensureBuilt, openingRooms, rooms } from './lib/build.mjs';
import { at } from './lib/paths.mjs';
import { createProgress } from './lib/progress.mjs';
import { forgetAll, freePort, makeFolder, registryOf, startSite } from './testing/starts.mjs';

jest.setTimeout(180_000);

/** A remote that the opening does not wait for; everything else of the copy is built. */
const late = rooms().find((room) => !openingRooms().includes(room));
const name = late.replace(/^mfe-/, '');
let copy;
beforeAll(async () => {
  await ensureBuilt(createProgress());
  copy = makeCopy();
  for (const room of rooms()) if (room !== late) cpSync(at(room, 'dist'), join(copy.root, room, 'dist'), { recursive: true });
});
afterEach(forgetAll);
afterAll(() => copy.remove());

async function start() {
  const port = await freePort();
  const site = startSite({ PORT: String(port), DATA_DIR: makeFolder() }, { root: copy.root });
  await site.ready;
  const live = async () => Object.keys((await registryOf(port)).remotes);
  const status = async (path) => (await fetch(`http://localhost:${port}${path}`)).status;
  /** Waits until it has told something; the test's own limit ends it. */
  const told = async (words) => {
    while (!site.said.error.includes(words)) await sleep(20);
  };
  /** Waits until a remote is served, of which the server hears a moment after its publication is told. */
  const served = async (remote) => {
    while (!(await live()).includes(remote)) await sleep(20);
  };
  return { ...site, live, served, status, told };
}

test('Ctrl-C while a remote is built in the background leaves nothing behind', async () => {
  const { told, stop } = await start();
  await told(`Build of ${late} …`);
  expect(await stop('SIGINT')).toBe(0);
  expect(readdirSync(join(copy.root, '.cache/running'))).toEqual([]);
  expect(existsSync(join(copy.root, late, 'dist/current.json'))).toBe(false);
});

test('a remote that cannot be built is told in one line, and the site goes on', async () => {
  const entry = join(copy.root, late, 'src/remote.ts');
  const source = readFileSync(entry, 'utf8');
  writeFileSync(entry, `${source}\nthis is no code`);
  const { told, said, live, status } = await start();
  await told('The rest of the site goes on.');
  writeFileSync(entry, source);
  expect(said.error).toMatch(new RegExp(`^${late} could not be built \\(all of it: .*\\.log\\)\\. The rest of the site goes on\\.$`, 'm'));
  expect(await live()).not.toContain(name);
  expect(await status('/')).toBe(200);
});

test('the site opens before every remote is built, and each is live as soon as it is', async () => {
  const { path } = JSON.parse(readFileSync(at(late, 'remote.json'), 'utf8')).routes[0];
  const { told, live, served, status } = await start();
  expect(await live()).not.toContain(name);
  expect([await status('/'), await status(path)]).toEqual([200, await status('/community')]);
  await told(`${name} is live`);
  await served(name);
  expect(await status(path)).toBe(200);
});
