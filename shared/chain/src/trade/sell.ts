import { exchangeAbi, feeManagerAbi } from '@mortar/abi';
import type { ListedOffer, Option as WireOption } from '@mortar/protocol/market';
import { encodeFunctionData, erc1155Abi, erc721Abi, zeroHash, type Address, type Hex } from 'viem';
import { answeringNumber, bulkOf, offerOf, optionOf, optionTypedData, partsOf, wireOf, type Option } from '../orders/index.ts';
import { feeOf, reader, spanOf, type Call, type TradeSite } from './site.ts';

const BPS = 10_000n;
/** Of a nonce's choice, before the place among 256 that one word of the exchange holds. */
const WORD_BYTES = 19;
const WORD_BITS = 8n;

/** What somebody puts up for sale. */
export interface ForSale {
  collection: Address;
  tokenId: bigint;
  amount: bigint;
  /** Of one unit, in base units. */
  price: bigint;
}

/** Typed data as `eth_signTypedData_v4` takes it. */
export type ToSign = object;

/** What is left of a price for its seller, in base units. */
export interface Proceeds {
  price: bigint;
  fee: bigint;
  royalty: bigint;
  left: bigint;
}

const randomOf = (bytes: number): bigint => {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return numbers.reduce((sum, number) => (sum << 8n) | BigInt(number), 0n);
};

/** What sales at their prices bring, of one unit each, as the exchange reckons it now. */
export async function proceedsOf(site: TradeSite, items: readonly Omit<ForSale, 'amount'>[]): Promise<Proceeds[]> {
  const { bps, fees } = await feeOf(site);
  const each = items.map(async ({ collection, tokenId, price }) => {
    const args = [collection, tokenId, price] as const;
    const [, royalty] = await reader(site).readContract({ address: fees, abi: feeManagerAbi, functionName: 'royaltyOf', args });
    const fee = (price * bps) / BPS;
    return { price, fee, royalty, left: price - fee - royalty };
  });
  return Promise.all(each);
}

/** How many units of each token somebody has: of a single work one or none. */
export function unitsHeld(site: TradeSite, tokens: readonly Pick<ForSale, 'collection' | 'tokenId'>[], owner: Address): Promise<bigint[]> {
  const client = reader(site);
  const each = tokens.map(async ({ collection: address, tokenId }) => {
    const copies = { address, abi: erc1155Abi, functionName: 'balanceOf', args: [owner, tokenId] } as const;
    const work = { address, abi: erc721Abi, functionName: 'ownerOf', args: [tokenId] } as const;
    const [units, holder] = await Promise.all([
      client.readContract(copies).catch(() => undefined),
      client.readContract(work).catch(() => undefined),
    ]);
    return units ?? (holder?.toLowerCase() === owner.toLowerCase() ? 1n : 0n);
  });
  return Promise.all(each);
}

/** Lets the exchange, or another contract, move tokens of collections, as far as it may not yet. */
export async function entrusting(
  site: TradeSite,
  collections: readonly Address[],
  owner: Address,
  operator = site.exchange,
): Promise<Call[]> {
  const client = reader(site);
  const each = [...new Set(collections)].map(async (to): Promise<Call[]> => {
    const isDone = await client.readContract({
      address: to,
      abi: erc721Abi,
      functionName: 'isApprovedForAll',
      args: [owner, operator],
    });
    if (isDone) return [];
    const data = encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [operator, true] });
    return [{ kind: 'approve', to, data, value: 0n }];
  });
  return (await Promise.all(each)).flat();
}

/** A nonce that ends when the token moves, where its collection tells when that is. @param number its signer's choice */
async function nonceFor(site: TradeSite, { collection, tokenId }: ForSale, number: bigint): Promise<bigint> {
  const args = [collection, tokenId, number] as const;
  return reader(site)
    .readContract({ address: site.exchange, abi: exchangeAbi, functionName: 'boundNonce', args })
    .catch(() => number);
}

async function royaltyRateOf(site: TradeSite, fees: Address, { collection, tokenId }: ForSale): Promise<bigint> {
  const args = [collection, tokenId, BPS * BPS] as const;
  const [, royalty] = await reader(site).readContract({ address: fees, abi: feeManagerAbi, functionName: 'royaltyOf', args });
  return (royalty + BPS - 1n) / BPS;
}

/** The channel of today's fee, opened where nobody has yet. */
const opening = ({ exchange }: TradeSite, isOpen: boolean): Call[] =>
  isOpen ? [] : [{ kind: 'channel', to: exchange, data: encodeFunctionData({ abi: exchangeAbi, functionName: 'openChannel' }), value: 0n }];

/** What puts things up for sale: transactions that must come first, what the wallet signs once for all of them, and what the site is sent. */
export interface Listing {
  calls: Call[];
  options: readonly Option[];
  toSign: ToSign;
  signed(signature: Hex): WireOption[];
}

/** Puts one or many things up for sale by one signature. @param seconds for how long @param answers hash of the offer that it answers */
export async function listing(
  site: TradeSite,
  items: readonly ForSale[],
  { currency, seconds, seller, answers }: { currency: Address; seconds: number; seller: Address; answers?: Hex },
): Promise<Listing> {
  const { channel, isOpen, fees } = await feeOf(site);
  const client = reader(site);
  const [span, counter, approvals] = await Promise.all([
    spanOf(site, seconds),
    client.readContract({ address: site.exchange, abi: exchangeAbi, functionName: 'counters', args: [seller] }),
    entrusting(
      site,
      items.map(({ collection }) => collection),
      seller,
    ),
  ]);
  // In one word, so that one transaction cancels all of them.
  const first = randomOf(WORD_BYTES) << WORD_BITS;
  const numbers = items.map((_, at) => first + BigInt(at));
  const options = await Promise.all(
    items.map(async (item, at): Promise<Option> => ({
      ...item,
      channel,
      signer: seller,
      nonce: await nonceFor(site, item, answers ? answeringNumber(answers, numbers[at]!) : numbers[at]!),
      ...span,
      currency,
      royaltyRate: await royaltyRateOf(site, fees, item),
    })),
  );
  const alone = { index: 0n, path: [] };
  const bulk = options.length > 1 ? bulkOf(site, options, counter) : undefined;
  return {
    calls: [...opening(site, isOpen), ...approvals],
    options,
    toSign: bulk ? bulk.typedData : optionTypedData(site, options[0]!, counter),
    signed: (signature) =>
      options.map((option, at) => {
        const { index, path } = bulk?.proofs[at] ?? alone;
        return { ...wireOf(option), ...partsOf(signature), bulk: { index: Number(index), path } };
      }),
  };
}

/**
 * Sells units of a token of the caller's to an offer.
 * @param path to the root that the offer names, where it is for some tokens (`ListedOffer.path`)
 */
export function acceptCall(exchange: Address, { option, offer, path }: ListedOffer, tokenId: bigint, units: bigint): Call {
  const terms = optionOf({ ...option, v: 27, r: zeroHash, s: zeroHash });
  const bid = offerOf(offer);
  const abi = exchangeAbi;
  const data =
    BigInt(terms.signer) === 0n
      ? encodeFunctionData({ abi, functionName: 'acceptCollectionOffer', args: [terms, bid, tokenId, units, path as Hex[]] })
      : encodeFunctionData({ abi, functionName: 'acceptOffer', args: [terms, bid] });
  return { kind: 'trade', to: exchange, data, value: 0n };
}

/** Transactions that sell units of a token of the seller's to an offer. */
export const accepting = async (site: TradeSite, listed: ListedOffer, tokenId: bigint, seller: Address, units = 1n): Promise<Call[]> => [
  ...(await entrusting(site, [listed.option.collection as Address], seller)),
  acceptCall(site.exchange, listed, tokenId, units),
];
