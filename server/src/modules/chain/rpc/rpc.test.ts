import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startAnvil } from '@mortar/chain/testing';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { codeOf } from '../../../../test/http.ts';
import { PEOPLE } from '../../../../test/modules.ts';

const CHAIN = 31_337;
const NEWCOMER = '0x00000000000000000000000000000000000000aa';
const SUCCESS = 1511200;

let anvil: Awaited<ReturnType<typeof startAnvil>>;
let app: TestApp;
beforeAll(async () => {
  anvil = await startAnvil(CHAIN);
  const chains = { rpc: { [CHAIN]: anvil.url }, isEmbedded: true, esplora: undefined, ord: undefined, solana: undefined };
  app = await createTestApp({ modules: [...PEOPLE, 'chain'], chains });
  while ((await app.database.sql`select from chain_cursors`).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
});
afterAll(async () => {
  await app.close();
  await anvil.stop();
});

const post = (door: string, payload: object) =>
  app.call({ method: 'POST', url: `/api/dcservice/open/chain/${door}`, payload, signed: true });
const ask = (method: string, ...params: unknown[]) => post('ask', { chain: CHAIN, method, params });
const answerOf = async (method: string, ...params: unknown[]) =>
  (await ask(method, ...params)).json<{ data: { result: unknown; error: { code: number } | null } }>().data;

test('a page asks the chain through the site, and hears what the chain’s server refuses', async () => {
  expect(await answerOf('eth_chainId')).toEqual({ result: '0x7a69', error: null });
  expect(await answerOf('eth_getTransactionReceipt', `0x${'0'.repeat(64)}`)).toEqual({ result: null, error: null });
  expect(await answerOf('eth_sendRawTransaction', '0x00')).toMatchObject({ result: null, error: { code: expect.any(Number) } });
});

test('what a page has no business with is not asked', async () => {
  for (const method of ['anvil_setBalance', 'eth_getLogs', 'eth_accounts', 'debug_traceCall', 'evm_mine'])
    expect(codeOf(await ask(method))).not.toBe(SUCCESS);
  expect(codeOf(await post('ask', { chain: 1, method: 'eth_chainId', params: [] }))).toBe(1512004);
  const simulate = (length: number) =>
    ask('eth_simulateV1', { blockStateCalls: [{ calls: Array.from({ length }, () => ({ to: NEWCOMER })) }] }, 'latest');
  expect(codeOf(await simulate(65))).not.toBe(SUCCESS);
  for (const length of [1, 64]) expect((await simulate(length)).json()).toMatchObject({ code: SUCCESS, data: { error: null } });
});

test('an account of the local chain is filled up once, not each time', async () => {
  const fund = async () => (await post('fund', { address: NEWCOMER })).json<{ data: { balance: string } }>().data.balance;
  expect(await fund()).toBe(String(10n ** 19n));
  expect(await fund()).toBe(String(10n ** 19n));
  expect(await answerOf('eth_getBalance', NEWCOMER, 'latest')).toMatchObject({ result: `0x${(10n ** 19n).toString(16)}` });
});
