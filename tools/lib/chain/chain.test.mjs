import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { forgetAll, makeFolder } from '../../testing/starts.mjs';
import { at } from '../paths.mjs';
import { anvilBinary } from './binary.mjs';
import { startChain } from './index.mjs';
import { rpc } from './rpc.mjs';

jest.setTimeout(60_000);

const running = [];
afterEach(async () => {
  for (const chain of running.splice(0)) await chain.stop();
  await forgetAll();
});

const DEMO = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';
const isUp = (url) =>
  rpc(url, 'eth_chainId').then(
    () => true,
    () => false,
  );

async function start(folder, options = {}) {
  const said = [];
  const chain = await startChain({ folder, say: (line) => said.push(line), env: {}, ...options });
  if (chain) running.push(chain);
  return { chain, said };
}
async function stop(chain) {
  running.splice(running.indexOf(chain), 1);
  await chain.stop();
}

describe('the embedded chain', () => {
  test('it has the id 31337 and a funded demo wallet, says nothing, and is gone when it is stopped', async () => {
    const { chain, said } = await start(makeFolder());
    expect(await rpc(chain.url, 'eth_chainId')).toBe('0x7a69');
    expect(BigInt(await rpc(chain.url, 'eth_getBalance', [DEMO, 'latest']))).toBe(10_000n * 10n ** 18n);
    await stop(chain);
    expect([said, await isUp(chain.url)]).toEqual([[], false]);
  });

  test('it finds its blocks and balances again at the next start', async () => {
    const folder = makeFolder();
    const { chain } = await start(folder);
    await rpc(chain.url, 'anvil_setBalance', [DEMO, '0x5']);
    await rpc(chain.url, 'anvil_mine', ['0x7']);
    await stop(chain);
    const { chain: again } = await start(folder);
    expect(await rpc(again.url, 'eth_blockNumber')).toBe('0x7');
    expect(await rpc(again.url, 'eth_getBalance', [DEMO, 'latest'])).toBe('0x5');
    expect(readdirSync(folder)).toEqual(['state.json']);
  });

  test('it begins anew when its state was cut off, says so, and keeps what there was', async () => {
    const folder = makeFolder();
    writeFileSync(join(folder, 'state.json'), '{"block":');
    const { chain, said } = await start(folder);
    expect(await rpc(chain.url, 'eth_blockNumber')).toBe('0x0');
    const aside = readdirSync(folder).find((name) => name.startsWith('state.json.unreadable-'));
    expect(readFileSync(join(folder, aside), 'utf8')).toBe('{"block":');
    expect(said).toEqual([`The local chain begins anew: its state could not be read and was moved to ${join(folder, aside)}`]);
  });

  test('it is a chain of its own for each of three that start at the same moment', async () => {
    const started = await Promise.all([1, 2, 3].map(() => start(makeFolder())));
    const urls = started.map(({ chain }) => chain.url);
    expect(new Set(urls).size).toBe(3);
    await rpc(urls[0], 'anvil_mine', ['0x3']);
    expect(await Promise.all(urls.map((url) => rpc(url, 'eth_blockNumber')))).toEqual(['0x3', '0x0', '0x0']);
  });

  test('it is left to the operator whose environment names a chain', async () => {
    expect(await start(makeFolder(), { env: { CHAIN_RPC_1: 'https://rpc.example.org' } })).toEqual({ chain: undefined, said: [] });
    expect((await start(makeFolder(), { env: { CHAIN_RPC_1: ' ' } })).chain).toBeDefined();
  });

  test('it is done without on a machine that has no program for it, which is said', async () => {
    const { chain, said } = await start(makeFolder(), { binary: anvilBinary('plan9', 'mips') ?? '' });
    expect([chain, said]).toEqual([
      undefined,
      [expect.stringMatching(/^No local chain: anvil has no program for this machine\. .*CHAIN_RPC_1/)],
    ]);
  });

  test('it is done without when the program does not run, which is said', async () => {
    const broken = join(makeFolder(), 'anvil');
    writeFileSync(broken, '#!/bin/sh\nexit 1\n');
    chmodSync(broken, 0o755);
    const { chain, said } = await start(makeFolder(), { binary: broken });
    expect([chain, said]).toEqual([undefined, [expect.stringContaining('did not start')]]);
  });

  test('it ends with a starter that is killed', async () => {
    const program = `import { startChain } from ${JSON.stringify(at('tools/lib/chain/index.mjs'))};
      const { url } = await startChain({ folder: ${JSON.stringify(makeFolder())}, say: console.error, env: {} });
      console.log(url);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [url] = await once(child.stdout, 'data');
    expect(await isUp(String(url).trim())).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    for (let tries = 0; tries < 200 && (await isUp(String(url).trim())); tries += 1) await sleep(50);
    expect(await isUp(String(url).trim())).toBe(false);
  });
});
