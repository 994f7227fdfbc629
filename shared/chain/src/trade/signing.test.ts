import { exchangeAbi } from '@mortar/abi';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  createPublicClient,
  decodeFunctionData,
  erc20Abi,
  hashTypedData,
  http,
  parseEther,
  recoverAddress,
  zeroAddress,
  type Address,
  type Hex,
  type TypedDataDefinition,
} from 'viem';
import { deployLocally } from '../deploy/index.ts';
import { pageTrader, startAnvil, trader, tradeSiteAt, type PageTrader } from '../testing/index.ts';
import { listing, offering, signTyped, type ToSign, type TradeSite } from './index.ts';

const PRICE = parseEther('0.5');
const DAY_SECONDS = 86_400;

let anvil: Awaited<ReturnType<typeof startAnvil>>;
let site: TradeSite;
let collection: Address;
let ann: PageTrader;

beforeAll(async () => {
  anvil = await startAnvil();
  const { addresses } = await deployLocally(anvil.url);
  site = tradeSiteAt(anvil.url, addresses);
  collection = await trader(anvil.url).openDrop(addresses.drops as Hex, 'Kiln Works', { royalty: 333 });
  await trader(anvil.url).mint(collection, 3n);
  ann = pageTrader(site);
  await ann.fund();
});
afterAll(() => anvil.stop());

const sell = (tokenIds: readonly bigint[]) =>
  listing(
    site,
    tokenIds.map((tokenId) => ({ collection, tokenId, amount: 1n, price: PRICE })),
    { currency: zeroAddress, seconds: DAY_SECONDS, seller: ann.address },
  );

type Shown = TypedDataDefinition & { message: Record<string, unknown>; types: Record<string, { name: string }[]> };

/** What a wallet is given to show, and by which method. */
async function shownOf(toSign: ToSign): Promise<{ method: string; from: unknown; data: Shown }> {
  let asked: { method: string; params: unknown[] } | undefined;
  const provider = { request: (request: unknown) => Promise.resolve(void (asked = request as typeof asked)) };
  await signTyped(provider as never, ann.address, toSign);
  const [from, text] = asked!.params as [string, string];
  return { method: asked!.method, from, data: JSON.parse(text) as Shown };
}

// Wyvern, February 2022: 254 tokens went by signatures that their owners could not read.
describe('what a wallet is asked to sign says all that it does', () => {
  test('a listing: what, for how much, in which currency, at most which royalty, until when, and for which contract', async () => {
    const { toSign, options } = await sell([1n]);
    const { method, from, data } = await shownOf(toSign);
    expect({ method, from }).toEqual({ method: 'eth_signTypedData_v4', from: ann.address });
    expect(data.domain).toEqual({ name: 'Mortar Exchange', version: '1', chainId: 31_337, verifyingContract: site.exchange });
    const { channel, nonce, startTime, endTime } = options[0]!;
    expect(data.message).toEqual({
      channel,
      collection,
      tokenId: '1',
      amount: '1',
      signer: ann.address,
      nonce: String(nonce),
      startTime: String(startTime),
      endTime: String(endTime),
      price: String(PRICE),
      currency: zeroAddress,
      royaltyRate: '333',
      counter: '0',
    });
  });

  test('an offer: for what, how much each, and until when', async () => {
    const bid = { collection, tokenIds: ['2'], price: PRICE, currency: site.wrapped!, units: 1n, seconds: DAY_SECONDS };
    const { data } = await shownOf((await offering(site, bid, ann.address)).toSign);
    expect(data.message).toMatchObject({ bidder: ann.address, price: String(PRICE), counter: '0' });
  });

  test.each([
    ['one listing', [1n]],
    ['three listings', [1n, 2n, 3n]],
  ])('of %s nothing that counts is hidden: every field of the message has a name and a type', async (_, tokenIds) => {
    const { data } = await shownOf((await sell(tokenIds)).toSign);
    const named = new Set(data.types['Option']!.map(({ name }) => name));
    const leaves = [data.message['tree'] ?? data.message].flat(9) as Record<string, unknown>[];
    expect(leaves.length).toBeGreaterThanOrEqual(tokenIds.length);
    for (const leaf of leaves) expect(new Set(Object.keys(leaf))).toEqual(named);
  });

  test('and what is shown is what the contract takes: the same words give its hash', async () => {
    const { toSign, options, signed } = await sell([1n]);
    const { data } = await shownOf(toSign);
    const signature = await ann.sign(toSign);
    const digest = hashTypedData(data);
    expect((await recoverAddress({ hash: digest, signature })).toLowerCase()).toBe(ann.address);
    const { v, r, s } = signed(signature)[0]!;
    const client = createPublicClient({ transport: http(anvil.url) });
    const args = [{ ...options[0]!, v, r: r as Hex, s: s as Hex }] as const;
    expect(await client.readContract({ address: site.exchange, abi: exchangeAbi, functionName: 'hashOption', args })).toBe(digest);
  });
});

test('what is signed on a device whose clock is fast has begun by that of the chain', async () => {
  const client = createPublicClient({ transport: http(anvil.url) });
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
  const bid = { collection, tokenIds: ['2'], price: PRICE, currency: site.wrapped!, units: 1n, seconds: DAY_SECONDS };
  const { options } = await sell([1n]);
  const offer = await offering(site, bid, ann.address);
  clock.mockRestore();
  const { timestamp } = await client.getBlock();
  const started = [options[0]!.startTime, BigInt(offer.signed(await ann.sign(offer.toSign)).option.startTime)];
  for (const time of started) expect(time).toBeLessThanOrEqual(timestamp);
});

/** A currency of which everybody has one unit and may draw one, and which takes no other allowance in its place than zero. */
const STRICT: Hex = '0x5f3560e01c63095ea7b31460165760015f5260205ff35b602435156021575f5ffd5b00';

test('an allowance that its currency does not replace is taken back first', async () => {
  const strict: Address = `0x${'5c'.repeat(20)}`;
  await site.ask('anvil_setCode', [strict, STRICT]);
  const bid = { collection, tokenIds: ['2'], price: PRICE, currency: strict, units: 1n, seconds: DAY_SECONDS };
  const { calls } = await offering(site, bid, ann.address);
  const amounts = calls.map(({ data }) => decodeFunctionData({ abi: erc20Abi, data }).args?.[1]);
  expect(amounts).toEqual([0n, PRICE]);
  const before = await offering(site, { ...bid, currency: site.wrapped! }, ann.address);
  await ann.send(before.calls);
  const { calls: raised } = await offering(site, { ...bid, currency: site.wrapped!, units: 2n }, ann.address);
  expect(raised.map(({ kind }) => kind)).toEqual(['wrap', 'approve']);
});
