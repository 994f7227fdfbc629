import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PARTIES } from '@mortar/chain/deploy';
import { startAnvil } from '@mortar/chain/testing';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDeployments } from '../modules/chain/deployments.ts';
import { run } from './run.ts';

const CHAIN = 31_337;
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

let anvil: Awaited<ReturnType<typeof startAnvil>>;
let root: string;
beforeAll(async () => {
  anvil = await startAnvil(CHAIN);
  root = mkdtempSync(join(tmpdir(), 'mortar-deploy-'));
  writeFileSync(join(root, 'package.json'), '{"version":"1.0.0"}');
});
afterAll(async () => {
  await anvil.stop();
  rmSync(root, { recursive: true });
});

async function deploy(args: string[], env: NodeJS.ProcessEnv = {}): Promise<{ code: number; out: string[]; error: string }> {
  const said = { out: [] as string[], error: '' };
  const all = { CHAIN_RPC_31337: anvil.url, CHAIN_RPC_1: anvil.url, CHAIN_DEPLOYER_KEY: KEY, DATA_DIR: root, ...env };
  const voice = { out: (text: string) => void said.out.push(text), error: (text: string) => void (said.error += text) };
  return { code: await run(['deploy', ...args], all, root, voice), ...said };
}
const folder = () => join(root, 'contracts', 'deployments');

describe('deploy', () => {
  test('a dry run tells what each step costs, and does nothing', async () => {
    const { code, out } = await deploy(['--chain', '31337', '--dry-run']);
    expect(code).toBe(0);
    expect(out[0]).toMatch(/^ +[1-9][0-9]{5,} gas {2}AccessManager at 0x[0-9a-fA-F]{40}$/);
    expect(out.at(-1)).toMatch(/^\d\d steps, \d{8,} gas; nothing was done$/);
    expect(existsSync(folder())).toBe(false);
  });

  test('it writes down where the contracts stand, for the server; a second time nothing is left to do', async () => {
    const first = await deploy(['--chain', '31337']);
    expect(first.out.at(-1)).toBe(`The contracts stand on chain 31337: ${join(folder(), '31337.json')}`);
    const written = readFileSync(join(folder(), '31337.json'), 'utf8');
    expect(readDeployments(folder())).toMatchObject([{ chainId: CHAIN, since: 0, exchange: expect.stringMatching(/^0x[0-9a-f]{40}$/) }]);
    expect(await deploy(['--chain', '31337'])).toEqual({ code: 0, out: [first.out.at(-1)], error: '' });
    expect(readFileSync(join(folder(), '31337.json'), 'utf8')).toBe(written);
  });

  test('it says what is missing before anything is sent', async () => {
    const parties = join(root, 'parties.json');
    writeFileSync(
      parties,
      JSON.stringify(Object.fromEntries(PARTIES.filter((name) => name !== 'cold').map((name) => [name, `0x${'1'.repeat(40)}`]))),
    );
    const noJson = join(root, 'no-json.json');
    writeFileSync(noJson, '{ cold: }');
    const wrong: [string[], NodeJS.ProcessEnv, string][] = [
      [['--chain', '137'], {}, 'No server of chain 137: set CHAIN_RPC_137.'],
      [['--chain', '1'], {}, 'Name who has which power with --parties <file>: '],
      [['--chain', '1', '--parties', parties], {}, `${parties} has no address of cold.`],
      [['--chain', '1', '--parties', join(root, 'nowhere.json')], {}, `${join(root, 'nowhere.json')} cannot be read: ENOENT.`],
      [['--chain', '1', '--parties', noJson], {}, `${noJson} cannot be read: it is no JSON.`],
      [['--chain', '31337'], { CHAIN_DEPLOYER_KEY: '' }, 'Nobody pays: set CHAIN_DEPLOYER_KEY'],
      [['--chain', 'local'], {}, 'It is: npm run mortar -- deploy --chain <id>'],
    ];
    for (const [args, env, text] of wrong) {
      const { code, error } = await deploy(args, env);
      expect(code).toBeGreaterThan(0);
      expect(error).toContain(text);
    }
    writeFileSync(parties, JSON.stringify(Object.fromEntries(PARTIES.map((name) => [name, `0x${'1'.repeat(40)}`]))));
    const other = await deploy(['--chain', '1', '--parties', parties]);
    expect([other.code, other.error]).toEqual([1, expect.stringContaining('speaks for chain 31337, not 1')]);
  });
});
