import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEADERS, signText, SUCCESS } from '@mortar/protocol';
import { addOptions } from '@mortar/protocol/market';
import { deployLocally } from '@mortar/chain/deploy';
import { startAnvil, trader } from '@mortar/chain/testing';
import type { Stack } from './stack.ts';
import { until } from './until.ts';

const CHAIN = 31_337;
const READ_MS = 30_000;
/** anvil's third account. */
const BUYER = '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a';

/** What somebody signed goes to the site as a page of theirs sends it. */
async function send(stack: Stack, origin: string, option: object): Promise<void> {
  const key = createPublicKey(readFileSync(join(stack.folder, 'secrets', 'sign-web.pem')));
  const text = Buffer.from(signText('web', Date.now(), '1.0.0'));
  const sign = publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, text).toString('base64');
  const headers = { 'content-type': 'application/json', [HEADERS.os]: 'web', [HEADERS.sign]: sign, [HEADERS.deviceId]: 'maker' };
  const body = JSON.stringify({ chain: CHAIN, options: [option] }, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one));
  const answer = await fetch(origin + addOptions.path, { method: addOptions.method, headers, body });
  const { code, msg } = (await answer.json()) as { code: number; msg: string };
  if (code !== SUCCESS) throw new Error(`${code} ${msg}`);
}

/** A chain with our contracts and a collection of works, and those who made and buy them. */
async function startChain(works: bigint) {
  const anvil = await startAnvil(CHAIN);
  const { addresses } = await deployLocally(anvil.url);
  const [maker, buyer] = [trader(anvil.url), trader(anvil.url, BUYER)];
  const collection = await maker.openDrop(addresses.drops, 'Kiln Works');
  await maker.mint(collection, works);
  return { anvil, addresses, maker, buyer, collection };
}

/** A chain with a collection of somebody's, beside a stack that reads it and has the market. */
export type MarketStack = Awaited<ReturnType<typeof startMarket>>;

/** Starts a chain with our contracts and a collection of works, and the server of a stack of the market beside it. */
export async function startMarket(stack: Stack, works = 8n) {
  const chain = await startChain(works);
  const { anvil, addresses, maker, collection } = chain;
  // Contracts are put on a chain of this machine only where nobody else reaches the site, so no proxy stands in front.
  const origin = `http://localhost:${stack.port}`;
  await stack.startServer({ TRUST_PROXY: '', PUBLIC_URL: origin }, [`--chain=${anvil.url}`]);
  const ask = async (method: string, ...params: unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const answer = await fetch(anvil.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return ((await answer.json()) as { result: unknown }).result;
  };
  await until('the works are read', READ_MS, async () => (await stack.rows('select from chain_balances')).length === Number(works));
  /** Waits until the site has read all that stands on the chain: a page that is opened sooner may show what was. */
  async function read(): Promise<void> {
    const head = Number(await ask('eth_blockNumber'));
    await until(`block ${head} is read`, READ_MS, async () => {
      const [cursor] = await stack.rows<{ block: number }>('select block from chain_cursors');
      return (cursor?.block ?? -1) >= head;
    });
  }
  return {
    ...chain,
    origin,
    read,
    /** Asks the chain itself. */
    ask,
    /** Lets the maker list works. @returns what lists one, and gives what it can be bought by */
    async openShop() {
      const channel = await maker.openChannel(addresses.exchange);
      await maker.approve(collection, addresses.exchange);
      await until('the approval is read', READ_MS, async () => (await stack.rows('select from chain_approvals')).length > 0);
      return async (tokenId: bigint, price: bigint, nonce: bigint) => {
        const option = await maker.signOption(addresses.exchange, { channel, collection, tokenId, price, nonce });
        await send(stack, origin, option);
        return option;
      };
    },
    itemPath: (tokenId: number) => `/market/items/${CHAIN}-${collection}-${tokenId}`,
    /** Transactions wait, until `mine`. */
    hold: () => ask('evm_setAutomine', false),
    async mine(): Promise<void> {
      await ask('evm_setAutomine', true);
      await ask('evm_mine');
    },
    /** Lets so much time pass on the chain, which the site reads. @returns its time, in seconds */
    async pass(seconds: number): Promise<{ now: number }> {
      await ask('evm_increaseTime', seconds);
      await ask('evm_mine');
      const { timestamp } = (await ask('eth_getBlockByNumber', 'latest', false)) as { timestamp: string };
      await read();
      return { now: Number(timestamp) };
    },
    stop: () => anvil.stop(),
  };
}
