import { afterEach, expect, jest, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { copyCheckout } from './testing/checkout.mjs';
import { canMount, smallDisk, withMounts } from './testing/namespace.mjs';
import { forgetAll, makeFolder, registryOf, startSite } from './testing/starts.mjs';

jest.setTimeout(900_000);
afterEach(forgetAll);

test('it starts a fresh clone after kill -9 while it installed and while it built', async () => {
  const root = copyCheckout(makeFolder());
  const port = await getPort();
  const env = { PORT: String(port) };
  for (const delay of [500, 2000, 5000, 10_000, 10_000, 15_000]) {
    const { child, ended } = startSite(env, { root });
    await sleep(delay);
    child.kill('SIGKILL');
    await ended;
  }
  const { said, ready, stop } = startSite(env, { root });
  await ready;
  expect(said.out).toBe(`Mortar is ready at http://localhost:${port}\n`);
  expect(Object.keys((await registryOf(port)).remotes)).toContain('gamehub');
  expect(await stop()).toBe(0);
});

test('it installs and builds once when two commands need it at once', async () => {
  const root = copyCheckout(makeFolder());
  const starts = await Promise.all([1, 2].map(async () => startSite({ PORT: String(await getPort()), DATA_DIR: makeFolder() }, { root })));
  await Promise.all(starts.map(({ ready }) => ready));
  const said = starts.map(({ said }) => said.error).join('');
  expect(said.match(/✓ Build of shell/g)).toHaveLength(1);
});

(canMount ? test : test.skip)('it says that the disk is too small before it writes anything', async () => {
  const folder = makeFolder();
  const within = withMounts(smallDisk(folder, '100m'), `cp -r '${copyCheckout(makeFolder())}'/. '${folder}'`);
  const { said, ended } = startSite({ PORT: String(await getPort()) }, { within, root: folder });
  expect(await ended).toBe(1);
  expect(said.error).toMatch(/^The disk of .* has \d+ MB left and the first start needs \d+: .*\n$/);
});
