import { dropFactoryAbi } from '@mortar/abi';
import { createPublicClient, http, type Address } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Deployed } from '../deploy/index.ts';
import { LOCAL_KEY } from '../deploy/local.ts';
import { createRpc } from '../source/rpc.ts';
import { castOf, CURATOR, PURSES, type Actor } from './cast.ts';
import { saltOf } from './chapters/drops.ts';
import { DEMO_COLLECTIONS, DEMO_KEYS, type DemoCollectionKey } from './collections.ts';
import { createMiner } from './miner.ts';
import { openingCalls } from './opening.ts';
import type { Tick } from './story.ts';
import { tellStory, type SignedAtEnd } from './tell.ts';

/** The story ends a little before now, so that nothing of it lies in the future. */
const DAYS = 29.98;
/** Seconds after the chain's first block in which the contracts were put there. */
const OPENING_SECONDS = 300;
const DAY_SECONDS = 24 * 3600;

/** What the server draws for a collection. */
export interface DemoArt {
  /** Where its metadata lies; the number of a single work is put behind it. */
  baseUri: string;
  /** Where what the collection says of itself lies. */
  contractUri: string;
  /** How much more than a common one a token is worth, from 1. */
  worth(tokenId: number): number;
}

export interface PlayOptions {
  url: string;
  deployed: Deployed;
  art: Readonly<Record<DemoCollectionKey, DemoArt>>;
  /** The same row of numbers at every start: 0 to below 1. */
  random(): number;
  /** Takes what is still for sale when the story ends, before its last step. */
  publish(signed: SignedAtEnd): Promise<void>;
  signal?: AbortSignal;
}

/** What was done, and how many of its transactions failed. */
export interface Played {
  blocks: number;
  transactions: number;
  failed: number;
}

/** Whether the story was told on a chain to its end, began, could begin, or comes too late: a chain's time never runs back. */
export async function demoMarketState(url: string, { addresses }: Deployed): Promise<'whole' | 'begun' | 'possible' | 'late'> {
  const client = createPublicClient({ transport: http(url) });
  const { address } = castOf(addresses.exchange)(CURATOR);
  if ((await client.getTransactionCount({ address })) > 0) return 'whole';
  if ((await client.getBalance({ address })) > 0n) return 'begun';
  const [first, last] = await Promise.all([client.getBlock({ blockNumber: 0n }), client.getBlock()]);
  const isPast = Date.now() / 1000 - Number(first.timestamp) > DAYS * DAY_SECONDS;
  return isPast && last.timestamp - first.timestamp < OPENING_SECONDS ? 'possible' : 'late';
}

/** Tells the story on the local chain, in transactions of its accounts; one that broke off goes on. @throws Error when the chain fails */
export async function playDemoMarket({ url, deployed, art, random, publish, signal }: PlayOptions): Promise<Played> {
  const { chainId, addresses } = deployed;
  if (!addresses.weth) throw new Error('the demo market is for the local chain');
  const client = createPublicClient({ transport: http(url) });
  const account = castOf(addresses.exchange);
  const collectionOf = (key: DemoCollectionKey): Promise<Address> =>
    client.readContract({
      address: addresses.drops,
      abi: dropFactoryAbi,
      functionName: 'addressOf',
      args: [account(key).address, DEMO_COLLECTIONS[key].isCopies, saltOf(key)],
    });
  const { timestamp } = await client.getBlock({ blockNumber: 0n });
  const begin = Number(timestamp) + OPENING_SECONDS;
  const collections = await Promise.all(DEMO_KEYS.map(async (key) => [key, await collectionOf(key)] as const));
  const { ticks, signedAtEnd } = tellStory({
    chainId,
    begin,
    days: DAYS,
    contracts: { ...addresses, weth: addresses.weth },
    operator: privateKeyToAccount(LOCAL_KEY),
    collections: Object.fromEntries(collections) as Record<DemoCollectionKey, Address>,
    baseUris: Object.fromEntries(DEMO_KEYS.map((key) => [key, art[key].baseUri])) as Record<DemoCollectionKey, string>,
    contractUris: Object.fromEntries(DEMO_KEYS.map((key) => [key, art[key].contractUri])) as Record<DemoCollectionKey, string>,
    worth: (key, tokenId) => art[key].worth(tokenId),
    account,
    random,
  });
  const ask = createRpc(url, signal);
  const miner = await createMiner({ url, chainId, ask });
  try {
    const actors = PURSES.map(([actor]) => actor);
    const counts = await ask(actors.map((actor) => ({ method: 'eth_getTransactionCount', params: [account(actor).address, 'latest'] })));
    const done = new Map<Actor, number>(actors.map((actor, index) => [actor, Number(counts[index])]));
    await miner.mine(begin, await openingCalls({ client, addresses, account }));
    const left = leftOf(ticks, done);
    for (const [index, { at, calls }] of left.entries()) {
      if (index === left.length - 1) {
        // What was listed last counts from then on.
        await miner.pass(at - 1);
        await publish(await signedAtEnd());
      }
      await miner.mine(
        at,
        calls.map(({ by, nonce, ...call }) => ({ ...call, account: account(by), nonce })),
      );
    }
    return { ...(await miner.told()), blocks: left.length };
  } finally {
    await miner.end();
  }
}

/** What is not on the chain yet: everybody's first transactions are, as many as they have sent. */
function leftOf(ticks: readonly Tick[], done: ReadonlyMap<Actor, number>) {
  const told = new Map<Actor, number>();
  return ticks
    .map(({ at, calls }) => ({
      at,
      calls: calls
        .map((call) => {
          const nonce = told.get(call.by) ?? 0;
          told.set(call.by, nonce + 1);
          return { ...call, nonce };
        })
        .filter(({ by, nonce }) => nonce >= (done.get(by) ?? 0)),
    }))
    .filter(({ calls }) => calls.length > 0);
}
