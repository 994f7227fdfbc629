import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { bitcoinWallet, ethereumWallet, solanaWallet, startAnvil, type TestWallet } from '@mortar/chain/testing';
import { getWalletProfile, type WalletInfo } from '@mortar/protocol/identity';
import { SILENT_HOLDINGS_MS } from './limits.ts';
import { authorization, createAccountServer, type AccountServer } from '../../../../test/account.ts';
import { chainServer } from '../../../../test/chain-servers.ts';
import { emailPerson, walletPerson } from '../../../../test/wallets.ts';

jest.setTimeout(60_000);

const ID = (letter: string) => `${letter.repeat(64)}i0`;
const INSCRIBED: Record<string, { number: number; content_type: string; content: string }> = {
  [ID('a')]: { number: 7, content_type: 'text/plain;charset=utf-8', content: '{"p":"brc-20","op":"mint","tick":"ordi","amt":"1000"}' },
  [ID('b')]: { number: 8, content_type: 'image/png', content: 'a picture' },
  [ID('c')]: { number: 9, content_type: 'text/plain', content: 'no token' },
  [ID('d')]: { number: 10, content_type: 'application/json', content: 'x'.repeat(2000) },
};

const wallets = { bitcoin: bitcoinWallet('tr'), ethereum: ethereumWallet(), solana: solanaWallet() };
/** Under way: 500 came and 200 went. */
const STATS = {
  chain_stats: { funded_txo_sum: 120_000, spent_txo_sum: 20_000 },
  mempool_stats: { funded_txo_sum: 500, spent_txo_sum: 200 },
};

let anvil: Awaited<ReturnType<typeof startAnvil>>;
let closers: (() => unknown)[] = [];
let server: AccountServer;
/** Its server is down at first. */
const late = bitcoinWallet('wpkh');
let isLateUp = false;
let esplora: Awaited<ReturnType<typeof chainServer>>;
beforeAll(async () => {
  anvil = await startAnvil();
  esplora = await chainServer((path) => {
    const isKnown = path === `/api/address/${wallets.bitcoin.address}` || (isLateUp && path === `/api/address/${late.address}`);
    return isKnown ? STATS : undefined;
  });
  const ord = await chainServer((path) => {
    const [, kind = '', id = ''] = path.split('/');
    if (path === `/address/${wallets.bitcoin.address}`) return { outputs: [], inscriptions: Object.keys(INSCRIBED), sat_balance: 1 };
    const found = INSCRIBED[id];
    if (kind === 'content') return found?.content;
    return found && { id, number: found.number, content_type: found.content_type, content_length: found.content.length };
  });
  const solana = await chainServer((_path, body) => {
    const { id, method, params } = JSON.parse(body) as { id: string; method: string; params: string[] };
    const isKnown = method === 'getBalance' && params[0] === wallets.solana.address;
    return { jsonrpc: '2.0', id, ...(isKnown ? { result: { context: { slot: 1 }, value: 1_500_000_000 } } : { error: { code: -1 } }) };
  });
  const rpc = { 31337: anvil.url, 1: 'http://127.0.0.1:1' };
  server = await createAccountServer({
    chains: { rpc, isEmbedded: false, esplora: `${esplora.url}/api`, ord: ord.url, solana: solana.url },
  });
  closers = [esplora.close, ord.close, solana.close, () => anvil.stop()];
});
afterAll(async () => {
  await server.close();
  for (const close of closers) await close();
});

async function profileOf(on: AccountServer, wallet: TestWallet) {
  const { browser, token } = await walletPerson(on, wallet);
  const ask = async () => (await browser.call(getWalletProfile, {}, authorization(token))).json<{ data: { wallet: WalletInfo } }>();
  return { ask, info: (await ask()).data.wallet };
}

describe('user/wallet/profile', () => {
  test('it shows the coins of a Bitcoin-style wallet and its inscriptions, with the tick of those that are tokens', async () => {
    const { info } = await profileOf(server, wallets.bitcoin);
    expect(info).toEqual({
      family: 'bitcoin',
      state: 'ok',
      currencies: [{ currency: 'BTC', balance: '100300', decimals: 8, chainid: 0 }],
      inscriptionsstate: 'ok',
      inscriptions: [
        { id: ID('a'), number: 7, tick: 'ordi', contenttype: 'text/plain;charset=utf-8' },
        { id: ID('b'), number: 8, tick: '', contenttype: 'image/png' },
        { id: ID('c'), number: 9, tick: '', contenttype: 'text/plain' },
        { id: ID('d'), number: 10, tick: '', contenttype: 'application/json' },
      ],
    });
  });

  test('it shows the coins of an Ethereum-style wallet on the networks that answer', async () => {
    const { address } = wallets.ethereum;
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_setBalance', params: [address, '0x1bc16d674ec80000'] });
    await fetch(anvil.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { info } = await profileOf(server, wallets.ethereum);
    expect(info).toMatchObject({
      family: 'ethereum',
      state: 'ok',
      currencies: [{ currency: 'ETH', balance: '2000000000000000000', decimals: 18, chainid: 31_337 }],
      inscriptionsstate: 'none',
    });
  });

  test('it shows the coins of a Solana-style wallet', async () => {
    const { info } = await profileOf(server, wallets.solana);
    expect(info).toMatchObject({ family: 'solana', state: 'ok', currencies: [{ currency: 'SOL', balance: '1500000000', decimals: 9 }] });
  });

  test('it asks once, however many pages want to know', async () => {
    const { ask } = await profileOf(server, wallets.bitcoin);
    const before = esplora.asked.length;
    await Promise.all([ask(), ask(), ask()]);
    expect(esplora.asked).toHaveLength(before);
  });

  test('it says that a server did not answer', async () => {
    expect((await profileOf(server, bitcoinWallet('wpkh'))).info).toMatchObject({
      state: 'unreachable',
      currencies: [],
      inscriptionsstate: 'unreachable',
    });
    expect((await profileOf(server, solanaWallet())).info).toMatchObject({ state: 'unreachable' });
  });

  test('it asks again soon where nobody answered, so that a second try can succeed', async () => {
    const { ask, info } = await profileOf(server, late);
    expect(info.state).toBe('unreachable');
    isLateUp = true;
    const [passed, now] = [SILENT_HOLDINGS_MS + 1, performance.now.bind(performance)];
    jest.spyOn(performance, 'now').mockImplementation(() => now() + passed);
    expect((await ask()).data.wallet).toMatchObject({ state: 'ok', currencies: [{ currency: 'BTC', balance: '100300' }] });
    jest.restoreAllMocks();
  });

  test('it says that this site has nobody to ask, and that a person has no wallet', async () => {
    const bare = await createAccountServer();
    try {
      for (const [family, wallet] of Object.entries(wallets))
        expect((await profileOf(bare, wallet)).info).toMatchObject({ family, state: 'unset' });
      expect((await profileOf(bare, wallets.bitcoin)).info.inscriptionsstate).toBe('unset');
      const { browser, token } = await emailPerson(bare, 'no-wallet@example.com');
      const answer = await browser.call(getWalletProfile, {}, authorization(token));
      expect(answer.json()).toMatchObject({
        data: { email: 'no-wallet@example.com', wallet: { family: '', state: 'none', currencies: [] } },
      });
    } finally {
      await bare.close();
    }
  });
});
