import { deployLocally, type Deployed } from '@mortar/chain/deploy';
import { addressOf, eventLog, startAnvil, transferOfOne, type LoggedEvent } from '@mortar/chain/testing';
import { exchangeAbi } from '@mortar/abi';
import { createTestClient, http, pad, publicActions, toHex, walletActions, type Hex } from 'viem';
import { callFor, emitterOf } from './emitter.ts';

/** The first account that anvil endows. */
const SENDER = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
const CHAIN = 31_337;
const GAS = 15_000_000n;
/** What the figures of other indexers are told for: so many transfers and sales in so many blocks. */
export const TRANSFERS = 50_000;
export const SALES = 20_000;
const BLOCKS = 1800;
/** Accounts that trade with each other. */
const PEOPLE = 500;

export const EVENTS = TRANSFERS + SALES;

/** A chain on which a market has traded. */
export interface TradedChain {
  id: number;
  url: string;
  /** Address of the collection and of the exchange. */
  collection: Hex;
  exchange: Hex;
  /** Where all of our contracts stand, two of which log what they are told to. */
  addresses: Deployed['addresses'];
  /** The blocks in which it traded. */
  first: number;
  head: number;
  /** Mines an empty block. */
  mine(): Promise<void>;
  /** Mines a block with one transfer. @returns its number */
  trade(): Promise<number>;
  /** Replaces so many of the last blocks by empty ones. */
  reorganise(depth: number): Promise<void>;
  stop(): Promise<void>;
}

const person = (number: number): Hex => addressOf(1000 + (number % PEOPLE));
const transfer = (collection: Hex, number: number): LoggedEvent =>
  transferOfOne(collection, person(number), person(number * 7 + 1), BigInt(number % 10_000));

function sale(exchange: Hex, collection: Hex, number: number): LoggedEvent {
  const word = pad(toHex(number + 1), { size: 32 });
  return eventLog(exchange, exchangeAbi, 'OptionFulfilled', {
    optionHash: word,
    seller: person(number),
    buyer: person(number * 7 + 1),
    sale: {
      recipient: person(number * 7 + 1),
      collection,
      tokenId: BigInt(number % 10_000),
      fill: 1n,
      currency: addressOf(0),
      unitPrice: 10n ** 17n,
      fee: 10n ** 15n,
      royalty: 0n,
      royaltyTo: addressOf(0),
      channel: word,
      nonce: BigInt(number),
    },
  });
}

/** The share of a block in all of something. */
const shareOf = <Value>(all: readonly Value[], block: number): Value[] =>
  all.slice(Math.floor((all.length * block) / BLOCKS), Math.floor((all.length * (block + 1)) / BLOCKS));

/** Starts a chain and lets the market of a month trade on it: contracts log what ours log, and nothing else is in the way. */
export async function startTradedChain(): Promise<TradedChain> {
  const { url, stop } = await startAnvil(CHAIN);
  const client = createTestClient({ mode: 'anvil', account: SENDER, transport: http(url) })
    .extend(walletActions)
    .extend(publicActions);
  const { addresses } = await deployLocally(url);
  const { names: collection, exchange } = addresses;
  const transfers = Array.from({ length: TRANSFERS }, (_, number) => transfer(collection, number));
  const sales = Array.from({ length: SALES }, (_, number) => sale(exchange, collection, number));
  await client.setCode({ address: collection, bytecode: emitterOf(transfers[0]!.topics.length) });
  await client.setCode({ address: exchange, bytecode: emitterOf(sales[0]!.topics.length) });
  const first = Number(await client.getBlockNumber()) + 1;
  await client.setAutomine(false);
  let nonce = await client.getTransactionCount({ address: SENDER });
  const emit = (to: Hex, events: readonly LoggedEvent[]) =>
    client.sendTransaction({ to, data: callFor(events), gas: GAS, nonce: nonce++, chain: null, maxFeePerGas: 10n ** 12n });
  for (let block = 0; block < BLOCKS; block += 1) {
    await emit(collection, shareOf(transfers, block));
    await emit(exchange, shareOf(sales, block));
    await client.mine({ blocks: 1 });
  }
  return {
    id: CHAIN,
    url,
    collection,
    exchange,
    addresses,
    first,
    head: Number(await client.getBlockNumber()),
    mine: () => client.mine({ blocks: 1 }),
    async trade() {
      await emit(collection, [transfer(collection, nonce)]);
      await client.mine({ blocks: 1 });
      return Number(await client.getBlockNumber({ cacheTime: 0 }));
    },
    async reorganise(depth) {
      await client.request({ method: 'anvil_reorg', params: [depth, []] } as never);
    },
    stop,
  };
}
