import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parseEther, zeroAddress, type Address, type Hex } from 'viem';
import { deployLocally } from '../../deploy/index.ts';
import { asPreviewed, pageTrader, startAnvil, trader, tradeSiteAt, type PageTrader } from '../../testing/index.ts';
import {
  bidding,
  bookProceedsOf,
  cancellingBid,
  cancellingOrder,
  creating,
  creditOf,
  delivering,
  ending,
  modifying,
  orderOf,
  preview,
  purchasing,
  refusing,
  resetting,
  withdrawing,
  type Call,
  type TradeSite,
  type TradingType,
} from '../index.ts';

const PRICE = parseEther('0.5');
const DAY_SECONDS = 86_400;
/** In basis points. */
const ROYALTY = 333;

let anvil: Awaited<ReturnType<typeof startAnvil>>;
let site: TradeSite;
let collection: Address;
let maker: ReturnType<typeof trader>;
let given = 0n;
let orders = 0n;

beforeAll(async () => {
  anvil = await startAnvil();
  const { addresses } = await deployLocally(anvil.url);
  site = tradeSiteAt(anvil.url, addresses);
  maker = trader(anvil.url);
  collection = await maker.openDrop(addresses.drops as Hex, 'Kiln Works', { royalty: ROYALTY });
  // While the drop is open: tests move the time.
  await maker.mint(collection, 9n);
});
afterAll(() => anvil.stop());

async function person(): Promise<PageTrader> {
  const one = pageTrader(site);
  await one.fund(10n ** 19n);
  return one;
}
async function pass(seconds: number): Promise<void> {
  await site.ask('evm_increaseTime' as never, [seconds]);
  await site.ask('evm_mine' as never, []);
}

const done = (who: PageTrader, calls: readonly Call[]) => asPreviewed(site, who, calls);
const refusalOf = async (who: PageTrader, calls: readonly Call[]) => (await preview(site, calls, who.address)).refusal;

/** Somebody has put a work into the order book. */
async function offered(tradingType: TradingType, terms: { isInstant?: boolean; currency?: Address } = {}) {
  const ann = await person();
  const tokenId = (given += 1n);
  await maker.give(collection, ann.address, tokenId);
  const { isInstant = true, currency = zeroAddress } = terms;
  const calls = await creating(
    site,
    { tradingType, collection, tokenId, amount: 1n, price: PRICE, currency, seconds: DAY_SECONDS, isInstant },
    ann.address,
  );
  const token = `${collection} ${tokenId}`;
  expect((await done(ann, calls)).moves).toEqual({ [token]: -1n });
  return { ann, id: (orders += 1n), tokenId, token };
}
const COIN = `${zeroAddress} false`;
const CREDIT = `${zeroAddress} true`;

test('a fixed order is bought at what was seen, and pays to the last unit what was told', async () => {
  const { ann, id, tokenId, token } = await offered('fixed');
  expect(await orderOf(site, id)).toMatchObject({ state: 'open', tradingType: 'fixed', creator: ann.address, asked: PRICE, tokenId });
  const ben = await person();
  const { version } = await orderOf(site, id);
  await done(ann, await modifying(site, id, PRICE + 7n, DAY_SECONDS));
  expect(await refusalOf(ben, await purchasing(site, id, version, PRICE, ben.address))).toBe('OptionStatusError');
  const told = await bookProceedsOf(site, { tradingType: 'fixed', collection, tokenId }, PRICE + 7n);
  const bought = await done(ben, await purchasing(site, id, version + 1, PRICE + 7n, ben.address));
  expect(bought).toEqual({
    moves: { [COIN]: -(PRICE + 7n), [token]: 1n },
    cuts: [{ currency: zeroAddress, fee: told.fee, royalty: told.royalty }],
  });
  expect(await creditOf(site, ann.address, zeroAddress, site.orderBook)).toBe(told.left);
  const { moves } = await done(ann, withdrawing(site, zeroAddress, ann.address, site.orderBook));
  expect(moves).toEqual({ [COIN]: told.left });
  expect(await orderOf(site, id)).toMatchObject({ state: 'delivered', purchaser: ben.address, price: PRICE + 7n });
});

test('an order is taken back, offered again, and refused after it was bought', async () => {
  const { ann, id, token } = await offered('fixed', { isInstant: false });
  expect((await done(ann, cancellingOrder(site, id))).moves).toEqual({ [token]: 1n });
  expect((await done(ann, await resetting(site, id, 2n * PRICE, DAY_SECONDS, ann.address))).moves).toEqual({ [token]: -1n });
  const ben = await person();
  const { version } = await orderOf(site, id);
  expect((await done(ben, await purchasing(site, id, version, 2n * PRICE, ben.address))).moves).toEqual({ [COIN]: -2n * PRICE });
  expect(await refusalOf(ben, delivering(site, id))).toBe('ConditionCheckFailed');
  expect((await done(ann, refusing(site, id))).moves).toEqual({ [token]: 1n });
  expect(await creditOf(site, ben.address, zeroAddress, site.orderBook)).toBe(2n * PRICE);
  expect(await orderOf(site, id)).toMatchObject({ state: 'refused' });
});

test('an auction: outbid money waits, a late bid puts the end off, the winner gets the work', async () => {
  const { ann, id, tokenId, token } = await offered('auction');
  const [ben, cy] = [await person(), await person()];
  expect(await refusalOf(ben, await bidding(site, id, PRICE - 1n, ben.address))).toBe('InvalidOffer');
  expect((await done(ben, await bidding(site, id, PRICE, ben.address))).moves).toEqual({ [COIN]: -PRICE });
  expect(await refusalOf(ann, cancellingOrder(site, id))).toBe('OptionStatusError');
  await pass(DAY_SECONDS - 120);
  const { lowestBid, endTime } = await orderOf(site, id);
  expect(lowestBid).toBe((PRICE * 105n) / 100n);
  await done(cy, await bidding(site, id, lowestBid, cy.address));
  expect(await creditOf(site, ben.address, zeroAddress, site.orderBook)).toBe(PRICE);
  expect((await done(ben, withdrawing(site, zeroAddress, ben.address, site.orderBook))).moves).toEqual({ [COIN]: PRICE });
  expect((await orderOf(site, id)).endTime).toBeGreaterThan(endTime);
  expect(await refusalOf(cy, await ending(site, id))).toBe('ConditionCheckFailed');
  await pass(15 * 60);
  expect(await refusalOf(ben, await bidding(site, id, PRICE * 2n, ben.address))).toBe('ConditionCheckFailed');
  await done(cy, await ending(site, id));
  const told = await bookProceedsOf(site, { tradingType: 'auction', collection, tokenId }, lowestBid);
  const delivered = await done(ann, delivering(site, id));
  expect(delivered).toEqual({ moves: { [CREDIT]: told.left }, cuts: [{ currency: zeroAddress, fee: told.fee, royalty: told.royalty }] });
  expect(await maker.ownerOf(collection, tokenId)).toBe(cy.address);
  expect(token).toContain(String(tokenId));
});

test('who leads an auction that nobody settles takes the bid back; one without bids ends with its work back', async () => {
  const { ann, id, token } = await offered('auction');
  const ben = await person();
  await done(ben, await bidding(site, id, PRICE, ben.address));
  await pass(DAY_SECONDS + 1);
  expect(await refusalOf(ben, cancellingBid(site, id))).toBe('ConditionCheckFailed');
  await pass(7 * DAY_SECONDS);
  expect((await done(ben, cancellingBid(site, id))).moves).toEqual({ [CREDIT]: PRICE });
  expect(await orderOf(site, id)).toMatchObject({ state: 'expired' });
  expect((await done(ann, await resetting(site, id, PRICE, DAY_SECONDS, ann.address))).moves).toEqual({ [token]: -1n });
  await pass(DAY_SECONDS + 1);
  expect((await done(ann, await ending(site, id))).moves).toEqual({ [token]: 1n });
});

test('a bid in wrapped ether wraps what is lacking and lets the order book have it', async () => {
  const weth = site.wrapped!.toLowerCase() as Address;
  const { id } = await offered('auction', { currency: weth });
  const ben = await person();
  const calls = await bidding(site, id, PRICE, ben.address);
  expect(calls.map(({ kind }) => kind)).toEqual(['wrap', 'approve', 'trade']);
  expect((await done(ben, calls)).moves).toEqual({ [COIN]: -PRICE });
});
