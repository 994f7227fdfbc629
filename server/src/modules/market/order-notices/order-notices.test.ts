import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readAddress } from '@mortar/chain/address';
import { pageTrader, tradeSiteAt } from '@mortar/chain/testing';
import { bidding, creating, delivering, ending, type TradeSite } from '@mortar/chain/trade';
import { listNotices } from '@mortar/protocol/notices';
import { heldJobs } from '../../../../test/held-jobs.ts';
import { eventually, startLocalMarket } from '../../../../test/local-market.ts';
import type { TestPerson } from '../../../../test/people.ts';

const PRICE = 10n ** 18n;
const HOUR_SECONDS = 3600;
const NOBODY = `0x${'0'.repeat(40)}` as const;
type Hex = `0x${string}`;

let market: Awaited<ReturnType<typeof startLocalMarket>>;
let site: TradeSite;
beforeAll(async () => {
  market = await startLocalMarket(['market'], { jobs: heldJobs().jobs });
  site = tradeSiteAt(market.anvil.url, market.addresses);
});
afterAll(() => market.close());

const told = async (person: TestPerson) =>
  (await person.ask(listNotices, {})).list.map(({ kind, values, link }) => ({ kind, ...values, link }));
const kindsOf = async (person: TestPerson) => (await told(person)).map(({ kind }) => kind);

/** Somebody of the site with a wallet that is theirs. */
async function member() {
  const [person, trader] = [await market.person(), pageTrader(site)];
  await trader.fund();
  const { address } = readAddress(trader.address)!;
  await market.app.database.sql`insert into account_identities (user_id, kind, subject, chain, verified_at)
    values (${person.userId}, 'ethereum', ${address}, 0, now())`;
  return { person, trader };
}

test('seller and bidders hear of bids, being outbid, the sale and the delivery, each once', async () => {
  const [ann, ben, cy] = [await member(), await member(), await member()];
  await market.ann.give(market.collection, ann.trader.address, 1n);
  const collection = market.collection as Hex;
  const terms = { tradingType: 'auction' as const, collection, tokenId: 1n, amount: 1n, price: PRICE, currency: NOBODY };
  await ann.trader.send(await creating(site, { ...terms, seconds: HOUR_SECONDS, isInstant: false }, ann.trader.address));
  await ben.trader.send(await bidding(site, 1n, PRICE, ben.trader.address));
  await eventually(async () => (await kindsOf(ann.person)).includes('orderBid'));
  await cy.trader.send(await bidding(site, 1n, 2n * PRICE, cy.trader.address));
  await eventually(async () => (await kindsOf(ben.person)).includes('orderOutbid'));
  const values = { decimals: '18', symbol: 'ETH', item: 'Kiln Works #1', link: `/market/items/${market.itemId(1)}` };
  expect(await told(ann.person)).toEqual([{ kind: 'orderBid', amount: String(2n * PRICE), ...values }]);
  expect(await told(ben.person)).toEqual([{ kind: 'orderOutbid', amount: String(PRICE), ...values }]);
  await site.ask('evm_increaseTime' as never, [2 * HOUR_SECONDS]);
  await cy.trader.send(await ending(site, 1n));
  await eventually(async () => (await kindsOf(cy.person)).includes('orderWon'));
  await ann.trader.send(delivering(site, 1n));
  await eventually(async () => (await kindsOf(cy.person)).includes('orderDelivered'));
  expect(await kindsOf(cy.person)).toEqual(['orderDelivered', 'orderWon']);
  expect(await kindsOf(ann.person)).toEqual(['orderSold', 'orderBid']);
  expect(await kindsOf(ben.person)).toEqual(['orderOutbid']);
});
