import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { canMount, readOnly, smallDisk, withMounts } from './testing/namespace.mjs';
import { emptySite, faultsIn, forgetAll, makeFolder, registryOf, startSite } from './testing/starts.mjs';

jest.setTimeout(120_000);
afterEach(forgetAll);
const testWithMounts = canMount ? test : test.skip;

/** Where PostgreSQL notes that it runs. */
const postmaster = (dataDir) => join(dataDir, 'postgres/data/postmaster.pid');

describe('npm start', () => {
  test('it prints one address, and SIGTERM leaves nothing behind', async () => {
    const { port, env } = await emptySite();
    const { said, ready, stop } = startSite(env);
    await ready;
    expect(said).toEqual({ out: `Mortar is ready at http://localhost:${port}\n`, error: '' });
    expect(Object.keys((await registryOf(port)).remotes)).toContain('gamehub');
    expect(existsSync(postmaster(env.DATA_DIR))).toBe(true);
    expect({ code: await stop(), faults: faultsIn(said) }).toEqual({ code: 0, faults: [] });
    expect(existsSync(postmaster(env.DATA_DIR))).toBe(false);
  });

  test('it names a port that is taken, and another one', async () => {
    const { port, env } = await emptySite();
    const other = createServer().listen(port, '127.0.0.1');
    const { said, ended } = startSite(env);
    expect(await ended).toBe(1);
    other.close();
    expect(said.error).toMatch(new RegExp(`^Port ${port} is in use by another program: .*PORT=\\d+ npm start\\n$`));
  });

  test('it refuses a wrong port in one line', async () => {
    const { said, ended } = startSite({ PORT: 'many', DATA_DIR: makeFolder() });
    expect(await ended).toBe(1);
    expect(said.error).toBe('PORT: must be a port number from 1 to 65535\n');
  });

  testWithMounts('it says that the data folder is read-only', async () => {
    const { env } = await emptySite();
    const { said, ended } = startSite(env, { within: withMounts(readOnly(env.DATA_DIR)) });
    expect(await ended).toBe(1);
    expect(said.error).toBe(`${env.DATA_DIR} is read-only: set DATA_DIR to a folder that can be written.\n`);
  });

  testWithMounts('it says that the disk is full', async () => {
    const { env } = await emptySite();
    const { said, ended } = startSite(env, { within: withMounts(smallDisk(env.DATA_DIR, '8m')) });
    expect(await ended).toBe(1);
    expect(said.error).toMatch(new RegExp(`^the disk is full under ${env.DATA_DIR}.*\\n$`));
  });
});
