import { join } from 'node:path';
import { pageTrader, trader, tradeSiteAt, type PageTrader } from '@mortar/chain/testing';
import { buying, listing, type TradeSite } from '@mortar/chain/trade';
import { addOptions, type ListedOption } from '@mortar/protocol/market';
import type { Page } from '@playwright/test';
import { createTestClient, http, walletActions, zeroAddress, type Address } from 'viem';
import { collectionId } from '../../server/src/modules/chain/ids.ts';
import { launchBrowser, pageScript } from '../browser.ts';
import { limited, median, type Figure } from '../report.ts';
import { renewedSigns } from '../server/sign.ts';
import type { MarketSite } from './site.ts';
import { until } from './until.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 20);
const LIVE_MS = 600;
/** Works of one mint, the most that a collection of a test lets one account have. */
const WORKS = 10;
const PRICE = 10n ** 16n;
const DAY_SECONDS = 86_400;
/** A page that has asked for nothing for so long asks for nothing more by itself. */
const QUIET_MS = 1000;

/** Somebody with works, somebody with money, and the chain between them, which mines when it is told to. */
interface Stage {
  site: MarketSite;
  trade: TradeSite;
  seller: PageTrader;
  buyer: PageTrader;
  client: ReturnType<typeof clientOf>;
  signs: ReturnType<typeof renewedSigns>;
}

const clientOf = (url: string) => createTestClient({ mode: 'anvil', transport: http(url) }).extend(walletActions);

/** A new collection whose works the seller has. */
async function collectionFor({ site, seller }: Stage, name: string): Promise<Address> {
  const maker = trader(site.chain);
  const collection = await maker.openDrop(site.deployment.drops as Address, name);
  await maker.mint(collection, BigInt(WORKS));
  for (let tokenId = 1n; tokenId <= WORKS; tokenId += 1n) await maker.give(collection, seller.address, tokenId);
  return collection;
}

/** Puts a work up for sale, by the site. */
async function list({ site, trade, seller, signs }: Stage, collection: Address, tokenId: bigint): Promise<ListedOption['option']> {
  const items = [{ collection, tokenId, amount: 1n, price: PRICE }];
  const { calls, toSign, signed } = await listing(trade, items, { currency: zeroAddress, seconds: DAY_SECONDS, seller: seller.address });
  await seller.send(calls);
  const options = signed(await seller.sign(toSign));
  const [sign] = await signs();
  const body = JSON.stringify({ chain: site.deployment.chainId, options });
  const headers = { ...sign, 'content-type': 'application/json' };
  const answer = await fetch(site.stack.url + addOptions.path, { method: 'POST', headers, body });
  const text = await answer.text();
  if (!text.includes('"hashes"')) throw new Error(`the site did not take an option: ${text}`);
  return options[0] as ListedOption['option'];
}

/** Buys a work in a block of its own. @returns when that was mined, ms since the epoch */
async function buy({ trade, buyer, client }: Stage, option: ListedOption['option']): Promise<number> {
  const calls = await buying(trade, { option } as ListedOption, 1n, buyer.address);
  await client.setAutomine(false);
  const sent = buyer.send(calls);
  await until(async () => Number((await client.getTxpoolStatus()).pending) > 0);
  await client.mine({ blocks: 1 });
  const mined = Date.now();
  await client.setAutomine(true);
  await sent;
  return mined;
}

interface Watched {
  page: Page;
  /** Resolves once it has asked for nothing for a while. */
  isQuiet(): Promise<void>;
}

/** Playwright's own `networkidle` waits for the script of a shared worker, of which it never hears that it came. */
function watched(page: Page): Watched {
  let asked = Date.now();
  page.on('request', () => (asked = Date.now()));
  return { page, isQuiet: () => until(async () => Date.now() - asked > QUIET_MS) };
}

/** From the block in which a listed work is sold until its card in an open page is no longer for sale, ms. */
async function soldMs(stage: Stage, { page, isQuiet }: Watched, collection: Address, tokenId: bigint): Promise<number> {
  const option = await list(stage, collection, tokenId);
  await page.goto(`${stage.site.stack.url}/market/collections/${collectionId(stage.site.deployment.chainId, collection)}`);
  await page.locator(`article:has(a[href$="-${tokenId}"]) [data-listed]`).waitFor();
  // What follows a page's first look is there by then.
  await isQuiet();
  await page.evaluate(`bench.watchSold('-${tokenId}')`);
  const mined = await buy(stage, option);
  return (await page.evaluate<number>('bench.sold()')) - mined;
}

/** From a mined block to the change in an open page, as the median of many sales. */
export async function measureLive(site: MarketSite): Promise<Figure[]> {
  const trade = tradeSiteAt(site.chain, {
    exchange: site.deployment.exchange,
    orderBook: site.deployment.orderBook,
    weth: site.deployment.wrapped!,
  });
  const [seller, buyer] = [pageTrader(trade), pageTrader(trade)];
  for (const person of [seller, buyer]) await person.fund();
  const stage = { site, trade, seller, buyer, client: clientOf(site.chain), signs: renewedSigns(site.stack.url, 1) };
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    await context.addInitScript(await pageScript(join(import.meta.dirname, 'in-page.ts')));
    const page = watched(await context.newPage());
    const took = [];
    let collection: Address = zeroAddress;
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round % WORKS === 0) collection = await collectionFor(stage, `Live ${round}`);
      took.push(await soldMs(stage, page, collection, BigInt((round % WORKS) + 1)));
    }
    return [limited('live.ms', median(took), 'ms from a block to the card', LIVE_MS)];
  } finally {
    await browser.close();
  }
}
