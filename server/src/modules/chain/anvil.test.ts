import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createChainSource } from '@mortar/chain/source';
import { addressOf, CONTRACTS, creationThatLogs, startAnvil, transferOfOne } from '@mortar/chain/testing';
import { Registry } from 'prom-client';
import { createTestDatabase } from '../../../test/database.ts';
import type { Database } from '../../db/database.ts';
import { marketProjection } from './projection.ts';
import { createChainFigures, followChain } from './sync/index.ts';

const CHAIN = 31_337;
/** anvil's first account, and the contracts that its first transactions create. */
const DEPLOYER = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
const FIRST = '0x5fbdb2315678afecb367f032d93f642f64180aa3';
const SECOND = '0xe7f1725e7734ce288f8367e1bb143e90bb3f0512';
const [NOBODY, ANN, BEN] = [0, 1, 2].map(addressOf) as [`0x${string}`, `0x${string}`, `0x${string}`];

let database: Database;
let anvil: Awaited<ReturnType<typeof startAnvil>>;
const warned: unknown[] = [];
beforeAll(async () => ([database, anvil] = await Promise.all([createTestDatabase(), startAnvil(CHAIN)])));
afterAll(() => Promise.all([database.close(), anvil.stop()]));

async function rpc(method: string, params: unknown[] = []): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const answer = await fetch(anvil.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await answer.json()) as { result: unknown }).result;
}
const create = (to: `0x${string}`, tokenId: bigint) =>
  rpc('eth_sendTransaction', [{ from: DEPLOYER, data: creationThatLogs(transferOfOne(NOBODY, NOBODY, to, tokenId)) }]);

const follow = () =>
  followChain({
    db: database.db,
    chainId: CHAIN,
    since: 0,
    open: (signal) => createChainSource({ chainId: CHAIN, url: anvil.url }, signal),
    projection: marketProjection({ ...CONTRACTS, names: FIRST, boxes: SECOND }),
    clock: { now: () => Date.now() },
    figures: createChainFigures(new Registry()),
    pollMs: 20,
    warn: (error) => warned.push(error),
  });

async function owners(): Promise<string[]> {
  const rows = await database.sql<
    { is: string }[]
  >`select collection || ' ' || token_id || ' ' || owner as is from chain_balances order by 1`;
  return rows.map(({ is }) => is);
}
async function eventually(expected: string[]): Promise<void> {
  const end = Date.now() + 10_000;
  while (Date.now() < end && String(await owners()) !== String(expected));
  expect(await owners()).toEqual(expected);
}

test('a real chain is followed over a reorganisation and a restart', async () => {
  const stop = follow();
  await create(ANN, 7n);
  await eventually([`${FIRST} 7 ${ANN}`]);
  // Its last block is replaced by an empty one.
  await rpc('anvil_reorg', [1, []]);
  await rpc('anvil_mine', ['0x2']);
  await eventually([]);
  await stop();
  await rpc('anvil_setNonce', [DEPLOYER, '0x1']);
  await create(BEN, 8n);
  const stopAgain = follow();
  await eventually([`${SECOND} 8 ${BEN}`]);
  await stopAgain();
  expect(warned).toEqual([]);
});
