import { exchangeAbi, wrappedEtherAbi } from '@mortar/abi';
import { encodeAbiParameters, encodeFunctionData, keccak256, maxUint256, parseEther, type Hex } from 'viem';
import { COLLECTORS, WHALE, WASHERS, type Actor } from '../cast.ts';
import { DEMO_COLLECTIONS, type DemoCollectionKey } from '../collections.ts';
import type { Work } from '../holdings.ts';
import { buy, ether, list, priceOf, sweep, takeOffer, type Listing } from '../options.ts';
import type { Story } from '../story.ts';

/** Hours between two listings, on average, and until one is sold. */
const LISTING_HOURS = 2.1;
const SALE_HOURS = 14;
/** From this day on buyers take longer, so that something is for sale when the story ends. */
const QUIET_DAY = 26.5;
const QUIET_HOURS = 90;
/** Of listings: bought, taken by an offer, taken back; the rest stays for sale. */
const BOUGHT = 0.72;
const OFFERED = 0.86;
const CANCELLED = 0.94;
/** The platform announced its fee when it opened; from this day on trades bear it. */
const FEE_DAY = 2.2;
const FEE_BPS = 250;
const WRAPPED = 8;
const COPY_KEYS: readonly DemoCollectionKey[] = ['seal', 'fire'];
const SWEEP_DAYS = [9.4, 16.1, 24.7];
const SWEPT = 6;

/** The channel of trades at a time: what it takes is fixed in its id. */
export function channelAt(story: Story, now: number): Hex {
  const bps = story.dayOf(now) < FEE_DAY ? 0 : FEE_BPS;
  return keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint16' }], [story.operator.address, bps]));
}

interface Open extends Listing {
  work: Work;
}

function sold(work: Work, buyer: Actor): void {
  work.owner = buyer;
  work.isBusy = false;
}

/** Lets the exchange have wrapped ether of somebody, once. */
function wrap(story: Story, bidder: Actor): void {
  if (story.bidders.has(bidder)) return;
  story.bidders.add(bidder);
  const { weth, exchange } = story.contracts;
  const deposit = encodeFunctionData({ abi: wrappedEtherAbi, functionName: 'deposit' });
  const allow = encodeFunctionData({ abi: wrappedEtherAbi, functionName: 'approve', args: [exchange, maxUint256] });
  story.send(bidder, { to: weth, gas: 80_000n, value: parseEther(String(WRAPPED)), data: () => deposit });
  story.send(bidder, { to: weth, gas: 80_000n, data: () => allow });
}

function cancel(story: Story, { seller, option }: Listing): void {
  const mask = 1n << (option.nonce & 0xffn);
  const data = encodeFunctionData({ abi: exchangeAbi, functionName: 'cancelNonces', args: [option.nonce >> 8n, mask] });
  story.send(seller, { to: story.contracts.exchange, gas: 100_000n, data: () => data });
}

const others = (story: Story, seller: Actor): Actor => story.pick(COLLECTORS.filter((name) => name !== seller));

/** Listings of single works, and what comes of them. */
function tellListings(story: Story): void {
  const open = story.live as Set<Open>;

  function listOne(now: number): void {
    const work = story.holdings.free(({ owner }) => owner !== WHALE || story.random() < 0.15);
    if (!work) return;
    const { collection, tokenId, owner: seller } = work;
    const price = ether(priceOf(story, work, now, DEMO_COLLECTIONS[collection].worth));
    const fate = story.random();
    const isOffer = fate >= BOUGHT && fate < OFFERED;
    const listing: Open = {
      work,
      ...list(story, {
        seller,
        collection: story.collections[collection],
        tokenId: BigInt(tokenId),
        price,
        now,
        channel: channelAt(story, now),
        ...(isOffer && { currency: story.contracts.weth }),
      }),
    };
    work.isBusy = true;
    if (!isOffer) open.add(listing);
    if (fate >= CANCELLED) return;
    const hours = story.dayOf(now) < QUIET_DAY ? SALE_HOURS : QUIET_HOURS;
    story.later(now, story.wait(hours), (then) => end(listing, fate, then));
  }

  function end(listing: Open, fate: number, now: number): void {
    const isOpen = open.delete(listing);
    const { work, seller, option } = listing;
    if (fate >= BOUGHT && fate < OFFERED) {
      const bidder = others(story, seller);
      wrap(story, bidder);
      // In a block of its own: the money has to be there.
      story.later(now, 0.1, () => {
        takeOffer(story, bidder, listing, (option.price * BigInt(80 + Math.floor(story.random() * 18))) / 100n);
        sold(work, bidder);
      });
      return;
    }
    if (!isOpen) return;
    if (fate < BOUGHT) {
      const buyer = others(story, seller);
      buy(story, buyer, listing);
      sold(work, buyer);
    } else {
      cancel(story, listing);
      work.isBusy = false;
    }
  }

  /** The whale takes the cheapest of what is listed. */
  function sweepCheapest(): void {
    const found = [...open].filter(({ seller }) => seller !== WHALE);
    const cheapest = found.sort((one, other) => Number(one.option.price - other.option.price)).slice(0, SWEPT);
    if (cheapest.length === 0) return;
    sweep(story, WHALE, cheapest);
    for (const listing of cheapest) {
      open.delete(listing);
      sold(listing.work, WHALE);
    }
  }

  for (let day = 0.6; day < story.days; day += story.wait(LISTING_HOURS) / 24) story.on(day, listOne);
  for (const day of SWEEP_DAYS) story.on(day, sweepCheapest);
}

/** Copies are sold by the piece: a listing has several, a buyer takes some. */
function tellCopies(story: Story, key: DemoCollectionKey): void {
  const { to, worth } = DEMO_COLLECTIONS[key];
  for (let day = to + 0.2; day < story.days - 0.4; day += story.wait(20) / 24)
    story.on(day, (now) => {
      const sellers = COLLECTORS.filter((name) => story.holdings.copiesOf(key, name) > 0);
      if (sellers.length < 2) return;
      const seller = story.pick(sellers);
      const amount = story.holdings.copiesOf(key, seller);
      const price = ether(worth(day) * (0.9 + story.random() * 0.3));
      const where = { collection: story.collections[key], tokenId: 1n, channel: channelAt(story, now) };
      const listing = list(story, { ...where, seller, amount: BigInt(amount), price, now });
      story.later(now, story.wait(5), () => {
        const quantity = Math.min(1 + Math.floor(story.random() * 3), story.holdings.copiesOf(key, seller));
        if (quantity === 0) return;
        const buyer = others(story, seller);
        buy(story, buyer, listing, BigInt(quantity));
        story.holdings.moveCopies(key, seller, -quantity);
        story.holdings.moveCopies(key, buyer, quantity);
      });
    });
}

/** Two accounts of one owner sell a vessel to each other, dearer each time: what makes volume and no trade. */
function tellWash(story: Story): void {
  let work: Work | undefined;
  story.on(11, (now) => {
    work = story.holdings.free(({ collection, owner }) => collection === 'vessels' && owner !== WHALE);
    if (!work) return;
    const { owner: seller, tokenId } = work;
    const price = ether(DEMO_COLLECTIONS.vessels.worth(11) * 1.2);
    const where = { collection: story.collections.vessels, tokenId: BigInt(tokenId), channel: channelAt(story, now) };
    const listing = list(story, { ...where, seller, price, now });
    work.isBusy = true;
    story.later(now, 1, () => buy(story, WASHERS[0], listing));
  });
  for (let round = 0; round < 7; round += 1)
    story.on(11.3 + round * 0.35, (now) => {
      if (!work) return;
      const [seller, buyer] = round % 2 === 0 ? WASHERS : WASHERS.toReversed();
      const where = { collection: story.collections.vessels, tokenId: BigInt(work.tokenId), channel: channelAt(story, now) };
      const listing = list(story, { ...where, seller: seller!, price: ether(0.5 * 1.4 ** round), now });
      story.later(now, 0.5, () => buy(story, buyer!, listing));
    });
}

/** Trades by signed options and offers. */
export function tellTrades(story: Story): void {
  const openChannel = encodeFunctionData({ abi: exchangeAbi, functionName: 'openChannel' });
  story.on(FEE_DAY - 0.05, () => story.send('tiles', { to: story.contracts.exchange, gas: 150_000n, data: () => openChannel }));
  tellListings(story);
  for (const key of COPY_KEYS) tellCopies(story, key);
  tellWash(story);
}
