import { orderBookAbi } from '@mortar/abi';
import { encodeFunctionData, zeroAddress } from 'viem';
import { COLLECTORS, WHALE, type Actor } from '../cast.ts';
import { DEMO_COLLECTIONS } from '../collections.ts';
import type { Work } from '../holdings.ts';
import { approve, ether, priceOf } from '../options.ts';
import type { Story } from '../story.ts';

const HOUR_SECONDS = 3600;
const FIXED = 0;
const AUCTION = 1;
/** Days on which a work comes up for auction; the last ones are still open when the story ends. */
const AUCTION_DAYS = [4.5, 7.2, 10.4, 12.6, 15.3, 18.1, 20.5, 23.3, 26.2, 28.4, 29, 29.3];
const AUCTION_HOURS = 30;
const LONG_AUCTION_HOURS = 168;
const ORDER_HOURS = 15;
/** Of orders at a fixed price: bought, taken back; the others stay open. */
const BOUGHT = 0.5;
const CANCELLED = 0.65;

const bookData = (story: Story, by: Actor, gas: bigint, data: `0x${string}`, value = 0n): void =>
  story.send(by, { to: story.contracts.orderBook, gas, value, data: () => data });

/** Orders and auctions of the book, whose tokens lie in it meanwhile. */
export function tellBook(story: Story): void {
  let orders = 0n;

  function create(seller: Actor, work: Work, kind: number, price: bigint, now: number, hours: number): bigint {
    const token = story.collections[work.collection];
    approve(story, seller, token, story.contracts.orderBook);
    const terms = {
      tradingType: kind,
      token,
      id: BigInt(work.tokenId),
      amount: 1n,
      currency: zeroAddress,
      singlePrice: kind === FIXED ? price : 0n,
      expectedPrice: kind === AUCTION ? price : 0n,
      startTime: now,
      endTime: now + Math.round(hours * HOUR_SECONDS),
      isInstant: true,
    };
    bookData(story, seller, 700_000n, encodeFunctionData({ abi: orderBookAbi, functionName: 'create', args: [terms] }));
    work.isBusy = true;
    return (orders += 1n);
  }

  function offer(now: number): void {
    const work = story.holdings.free(({ owner }) => owner !== WHALE);
    if (!work) return;
    const seller = work.owner;
    const price = ether(priceOf(story, work, now, DEMO_COLLECTIONS[work.collection].worth) * 1.1);
    const id = create(seller, work, FIXED, price, now, 20 * 24);
    const fate = story.random();
    if (fate < BOUGHT)
      story.later(now, story.wait(30), () => {
        const buyer = story.pick(COLLECTORS.filter((name) => name !== seller));
        bookData(
          story,
          buyer,
          1_300_000n,
          encodeFunctionData({ abi: orderBookAbi, functionName: 'purchase', args: [id, 1, price] }),
          price,
        );
        work.owner = buyer;
        work.isBusy = false;
      });
    else if (fate < CANCELLED)
      story.later(now, story.wait(40), () => {
        bookData(story, seller, 900_000n, encodeFunctionData({ abi: orderBookAbi, functionName: 'cancel', args: [id] }));
        work.isBusy = false;
      });
  }

  function auction(now: number): void {
    // What is rare comes up for auction.
    const work = story.holdings.free(({ collection, tokenId, owner }) => owner !== WHALE && story.worth(collection, tokenId) > 1.8);
    if (!work) return;
    const seller = work.owner;
    const hours = story.dayOf(now) > 28 ? LONG_AUCTION_HOURS : AUCTION_HOURS;
    let price = ether(priceOf(story, work, now, DEMO_COLLECTIONS[work.collection].worth) * 0.6);
    const id = create(seller, work, AUCTION, price, now, hours);
    let leader: Actor | undefined;
    const everybody: readonly Actor[] = [...COLLECTORS, WHALE];
    const bidders = everybody.filter((name) => name !== seller);
    for (let bids = 2 + Math.floor(story.random() * 5), hour = 1; bids > 0; bids -= 1) {
      hour += story.wait(3);
      if (hour > Math.min(hours, AUCTION_HOURS) - 1) break;
      story.later(now, hour, () => {
        const bidder = story.pick(bidders.filter((name) => name !== leader));
        if (leader !== undefined) price = (price * BigInt(106 + Math.floor(story.random() * 14))) / 100n;
        leader = bidder;
        bookData(story, bidder, 350_000n, encodeFunctionData({ abi: orderBookAbi, functionName: 'bid', args: [id, 1, price] }), price);
      });
    }
    story.later(now, hours + 0.5, () => {
      bookData(story, leader ?? seller, 900_000n, encodeFunctionData({ abi: orderBookAbi, functionName: 'settleAuction', args: [id] }));
      if (leader === undefined) work.isBusy = false;
    });
    story.later(now, hours + 2, () => {
      if (leader === undefined) return;
      bookData(story, seller, 1_000_000n, encodeFunctionData({ abi: orderBookAbi, functionName: 'deliver', args: [id] }));
      work.owner = leader;
      work.isBusy = false;
    });
  }

  for (let day = 1.5; day < story.days - 0.1; day += story.wait(ORDER_HOURS) / 24) story.on(day, offer);
  for (const day of AUCTION_DAYS) story.on(day, auction);
}
