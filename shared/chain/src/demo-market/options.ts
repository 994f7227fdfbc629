import { encodeFunctionData, erc721Abi, hashTypedData, parseEther, zeroAddress, type Address, type Hex } from 'viem';
import { exchangeAbi } from '@mortar/abi';
import { offerTypedData, optionTypedData, partsOf, type Option } from '../orders/index.ts';
import type { Actor } from './cast.ts';
import type { Work } from './holdings.ts';
import type { Story } from './story.ts';

/** Royalty that sellers of the demo take at most, in basis points. */
const ROYALTY = 1000n;
const LISTED_DAYS = 30;

/** Ether with three digits that count, as people write prices. */
export const ether = (amount: number): bigint => parseEther(Number(amount.toPrecision(3)).toFixed(8));

/** What a work would be sold for now. */
export function priceOf(story: Story, { collection, tokenId }: Work, now: number, worth: (day: number) => number): number {
  const mood = Math.exp((story.random() - 0.5) * 0.5);
  return worth(story.dayOf(now)) * story.worth(collection, tokenId) * mood;
}

/** Lets a contract move the collectibles of somebody, once. */
export function approve(story: Story, by: Actor, collection: Address, operator: Address): void {
  if (!story.isFirst(`${by} ${collection} ${operator}`)) return;
  const data = encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [operator, true] });
  story.send(by, { to: collection, gas: 80_000n, data: () => data });
}

export interface Listing {
  seller: Actor;
  option: Option;
}

interface Listed {
  seller: Actor;
  collection: Address;
  tokenId: bigint;
  amount?: bigint;
  /** In wei, of one. */
  price: bigint;
  now: number;
  channel: Hex;
  currency?: Address;
}

/** An option of somebody, who lets the exchange have what they sell. */
export function list(story: Story, { seller, collection, now, amount = 1n, currency = zeroAddress, ...rest }: Listed): Listing {
  approve(story, seller, collection, story.contracts.exchange);
  const startTime = BigInt(now);
  const endTime = startTime + BigInt(LISTED_DAYS * 24 * 3600);
  const signer = story.account(seller).address;
  const nonce = story.nextNonce(seller);
  return { seller, option: { ...rest, collection, amount, currency, signer, nonce, startTime, endTime, royaltyRate: ROYALTY } };
}

const marketOf = ({ chainId, contracts: { exchange } }: Story) => ({ chainId, exchange });

/** An option with its seller's signature. */
export async function signed(story: Story, { seller, option }: Listing) {
  return { ...option, ...partsOf(await story.account(seller).signTypedData(optionTypedData(marketOf(story), option, 0n))) };
}

/** An offer for any work of a collection, for whoever has one. */
export async function collectionOffer(story: Story, bidder: Actor, collection: Address, price: bigint, channel: Hex) {
  const market = marketOf(story);
  const expireTime = BigInt(story.end + LISTED_DAYS * 24 * 3600);
  const any = { tokenId: 0n, amount: 1n, signer: zeroAddress, nonce: 0n, startTime: 0n, endTime: expireTime, price, royaltyRate: ROYALTY };
  const option: Option = { ...any, channel, collection, currency: story.contracts.weth };
  const optionHash = hashTypedData(optionTypedData(market, option, 0n));
  const offer = { optionHash, bidder: story.account(bidder).address, price, expireTime };
  const signature = await story.account(bidder).signTypedData(offerTypedData(market, offer, 0n));
  return { option, offer: { ...offer, ...partsOf(signature) } };
}

/** Somebody buys so many of what is listed, in ether. */
export function buy(story: Story, buyer: Actor, listing: Listing, quantity = 1n): void {
  const recipient = story.account(buyer).address;
  story.send(buyer, {
    to: story.contracts.exchange,
    gas: 350_000n,
    value: listing.option.price * quantity,
    data: async () =>
      encodeFunctionData({
        abi: exchangeAbi,
        functionName: 'fulfill',
        args: [await signed(story, listing), quantity, recipient],
      }),
  });
}

/** Somebody buys several listings at once; what somebody else was quicker with is skipped. */
export function sweep(story: Story, buyer: Actor, listings: readonly Listing[]): void {
  const recipient = story.account(buyer).address;
  const bulk = { index: 0n, path: [] };
  story.send(buyer, {
    to: story.contracts.exchange,
    gas: 150_000n + 600_000n * BigInt(listings.length),
    value: listings.reduce((sum, { option }) => sum + option.price, 0n),
    data: async () => {
      const options = await Promise.all(listings.map((listing) => signed(story, listing)));
      const items = options.map((option) => ({ option, fill: 1n, bulk }));
      return encodeFunctionData({ abi: exchangeAbi, functionName: 'fulfillMany', args: [items, recipient, false] });
    },
  });
}

/** The seller takes an offer of somebody, who has to have let the exchange have their wrapped ether. */
export function takeOffer(story: Story, bidder: Actor, listing: Listing, price: bigint): void {
  const market = marketOf(story);
  const expireTime = listing.option.endTime;
  story.send(listing.seller, {
    to: market.exchange,
    gas: 400_000n,
    data: async () => {
      const option = await signed(story, listing);
      const optionHash = hashTypedData(optionTypedData(market, listing.option, 0n));
      const offer = { optionHash, bidder: story.account(bidder).address, price, expireTime };
      const signature = await story.account(bidder).signTypedData(offerTypedData(market, offer, 0n));
      return encodeFunctionData({ abi: exchangeAbi, functionName: 'acceptOffer', args: [option, { ...offer, ...partsOf(signature) }] });
    },
  });
}
