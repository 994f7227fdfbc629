import type { Address, Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import type { Addresses } from '../deploy/contracts.ts';
import type { Actor } from './cast.ts';
import type { DemoCollectionKey } from './collections.ts';
import { createHoldings } from './holdings.ts';
import type { Listing } from './options.ts';

const HOUR_SECONDS = 3600;
const DAY_HOURS = 24;

/** A transaction of somebody of the demo. */
export interface Call {
  by: Actor;
  to: Address;
  gas: bigint;
  value: bigint;
  /** What has to be signed for it is signed when it is sent. */
  data(): Promise<Hex> | Hex;
}

/** What happens in one block. */
export interface Tick {
  /** Seconds since the epoch. */
  at: number;
  calls: Call[];
}

export interface StoryOptions {
  chainId: number;
  /** Seconds since the epoch. */
  begin: number;
  days: number;
  contracts: Addresses & { weth: Address };
  /** Who has all rights on the local chain, signs permits and gets fees. */
  operator: PrivateKeyAccount;
  collections: Readonly<Record<DemoCollectionKey, Address>>;
  baseUris: Readonly<Record<DemoCollectionKey, string>>;
  contractUris: Readonly<Record<DemoCollectionKey, string>>;
  /** How much more than a common one a token is worth, from 1. */
  worth(collection: DemoCollectionKey, tokenId: number): number;
  account(actor: Actor): PrivateKeyAccount;
  /** The same row at every start: 0 to below 1. */
  random(): number;
}

/** The demo as it is told: who has what, and what is still to come. */
export function createStory(options: StoryOptions) {
  const { begin, days, random } = options;
  const planned: { at: number; tell(now: number): void }[] = [];
  const ticks: Tick[] = [];
  const once = new Set<string>();
  const nonces = new Map<Actor, bigint>();
  let calls: Call[] = [];
  const end = begin + days * DAY_HOURS * HOUR_SECONDS;
  const dayOf = (now: number) => (now - begin) / DAY_HOURS / HOUR_SECONDS;
  function on(day: number, tell: (now: number) => void): void {
    const at = Math.round(begin + day * DAY_HOURS * HOUR_SECONDS);
    if (at < end) planned.push({ at, tell });
  }

  return {
    ...options,
    holdings: createHoldings(random),
    /** What is listed by a signature and not traded yet. */
    live: new Set<Listing>(),
    /** Who has let the exchange have their wrapped ether. */
    bidders: new Set<Actor>(),
    end,
    dayOf,
    /** Plans what happens on a day after the beginning; what would be after the end does not happen. */
    on,
    /** Plans what follows some hours after now. */
    later: (now: number, hours: number, tell: (now: number) => void) => on(dayOf(now) + hours / DAY_HOURS, tell),

    send(by: Actor, call: Partial<Call> & Pick<Call, 'to' | 'data'>): void {
      calls.push({ by, gas: 300_000n, value: 0n, ...call });
    },
    /** How many blocks were told before this one. */
    blocks: () => ticks.length,
    /** Whether this is the first time that it is asked for. */
    isFirst(what: string): boolean {
      return !once.has(what) && Boolean(once.add(what));
    },
    /** The next nonce of somebody's options. */
    nextNonce(seller: Actor): bigint {
      const nonce = nonces.get(seller) ?? 0n;
      nonces.set(seller, nonce + 1n);
      return nonce;
    },
    pick<Item>(items: readonly Item[]): Item {
      return items[Math.floor(random() * items.length)]!;
    },
    /** Hours until something that happens so often on average. */
    wait: (hours: number) => 0.2 - Math.log(1 - random()) * hours,

    /** Tells everything in its order, each event in a block of its own. */
    tell(): Tick[] {
      let last = begin;
      while (planned.length > 0) {
        const next = planned.reduce((first, one) => (one.at < first.at ? one : first));
        planned.splice(planned.indexOf(next), 1);
        calls = [];
        const at = Math.max(next.at, last + 1);
        next.tell(at);
        if (calls.length > 0) ticks.push({ at: (last = at), calls });
      }
      return ticks;
    },
  };
}

export type Story = ReturnType<typeof createStory>;
