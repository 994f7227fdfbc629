import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT, at } from './lib/paths.mjs';
import { canMount, readOnly, smallDisk, withMounts } from './testing/namespace.mjs';
import { emptySite, faultsIn, forgetAll, makeFolder, registryOf, startSite } from './testing/starts.mjs';

jest.setTimeout(120_000);
afterEach(forgetAll);
const testWithMounts = canMount ? test : test.skip;

describe('npm start where luck is worse', () => {
  test('it starts again with all data after kill -9, early, later and when it ran', async () => {
    const { port, env } = await emptySite();
    for (const delay of [100, 500, 1000, 2000]) {
      const { child, ended } = startSite(env);
      await sleep(delay);
      child.kill('SIGKILL');
      await ended;
    }
    const first = startSite(env);
    await first.ready;
    const before = await registryOf(port);
    await first.stop('SIGKILL');
    const second = startSite(env);
    await second.ready;
    expect(await registryOf(port)).toEqual(before);
  });

  test('it says where the first one is when it is started twice at once', async () => {
    const { port, env } = await emptySite();
    const starts = [startSite(env), startSite(env)];
    const second = await Promise.race(starts.map(({ ended }, index) => ended.then(() => index)));
    const [loser, winner] = [starts[second], starts[1 - second]];
    expect(await loser.ended).toBe(1);
    expect(loser.said.error).toMatch(
      new RegExp(`^Mortar is already starting or running on http://localhost:${port} \\(process ${winner.child.pid}\\): .*\\n$`),
    );
    await winner.ready;
  });

  testWithMounts('it works from a read-only checkout that was built before', async () => {
    const { port, env } = await emptySite();
    const { ready } = startSite(env, { within: withMounts(readOnly(ROOT)) });
    await ready;
    expect(Object.keys((await registryOf(port)).remotes)).toContain('gamehub');
  });

  testWithMounts('it works as root in a folder that no other account may enter', async () => {
    const closed = makeFolder(0o700);
    const root = join(closed, 'checkout');
    mkdirSync(root);
    mkdirSync('/var/lib/mortar', { recursive: true });
    const { port, env } = await emptySite({ DATA_DIR: join(closed, 'data') });
    const within = withMounts(`mount --bind '${ROOT}' '${root}'`, smallDisk('/var/lib/mortar', '1g'));
    const { said, ready, stop } = startSite(env, { within, root });
    await ready;
    expect(said.error).toMatch(/^PostgreSQL does not run as root, .*\/var\/lib\/mortar\/.*\n$/);
    expect(Object.keys((await registryOf(port)).remotes)).toContain('gamehub');
    expect({ code: await stop(), faults: faultsIn(said) }).toEqual({ code: 0, faults: [] });
  });
});

describe('any command', () => {
  test('it says in one line that Node is too old', () => {
    const old = execFileSync('npm', ['exec', '--yes', '--package=node@18', '--', 'node', '-p', 'process.execPath'], {
      encoding: 'utf8',
    }).trim();
    const { status, stdout, stderr } = spawnSync(old, [at('tools/start.mjs')], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Mortar needs Node 20\.19 or later, and this is Node 18\..*\n$/);
  });
});

describe('npm test', () => {
  test('it says what to install when there is no Chromium and none can be fetched', () => {
    const empty = makeFolder();
    symlinkSync(process.execPath, join(empty, 'node'));
    const env = { PATH: empty, PLAYWRIGHT_BROWSERS_PATH: empty, PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:1' };
    const { status, stderr } = spawnSync(process.execPath, [at('tools/test.mjs')], { encoding: 'utf8', env });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^No Chromium was found and none could be installed: .*apt-get install chromium.*MORTAR_CHROMIUM.*\n$/);
  });
});
