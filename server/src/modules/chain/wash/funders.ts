import { ChainPastForgotten, type FirstFunding, type FunderReader } from '@mortar/chain/funders';
import { ChainServerError } from '@mortar/chain/source';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Part } from '../part.ts';
import { cursorOf } from '../sync/index.ts';
import { MOST_FUNDED } from './mark.ts';
import { settle } from './part.ts';

/** Seconds between two rounds, and accounts of a round: each takes some thirty questions to the chain's server. */
export const FUNDERS_SECONDS = 30;
const AT_ONCE = 50;
/** What a server didn't answer is asked again after this, what it has forgotten after that: another one may stand there by then, ms. */
const AGAIN_MS = 3_600_000;
const FORGOTTEN_MS = 24 * AGAIN_MS;

const addAccounts = statement<never>(
  'chain_funders_add',
  `insert into chain_funders (chain_id, account, since, due_at)
   select distinct on (account) $1::bigint, account, block, at from (
     select seller as account, block, at from chain_sales where chain_id = $1 and block > $2
     union all select buyer, block, at from chain_sales where chain_id = $1 and block > $2
   ) as traded order by account, block
   on conflict do nothing`,
);
const forgetAccounts = statement<never>('chain_funders_forget', 'delete from chain_funders where chain_id = $1::bigint and since > $2');
const forgetFunders = statement<never>(
  'chain_funders_forget_funders',
  'update chain_funders set funder = null, block = null, due_at = now() where chain_id = $1::bigint and block > $2',
);
const findDue = statement<{ account: string }>(
  'chain_funders_due',
  `select account from chain_funders where chain_id = $1::bigint and due_at <= $2::timestamptz order by due_at limit ${AT_ONCE}`,
);
const putOff = statement<never>(
  'chain_funders_put_off',
  'update chain_funders set due_at = $3::timestamptz where chain_id = $1::bigint and account = $2',
);
const keepFunder = statement<never>(
  'chain_funders_keep',
  'update chain_funders set funder = $3, block = $4, due_at = null where chain_id = $1::bigint and account = $2 and due_at is not null',
);
const findFunded = statement<{ account: string }>(
  'chain_funders_funded',
  'select account from chain_funders where chain_id = $1::bigint and funder = $2 limit $3::int',
);

/** Which accounts trade, so that it's looked up who funded them. */
export const fundersPart: Part = {
  topics: [],
  addresses: [],
  facts: [
    {
      prepare: () => () => Promise.resolve(),
      async forgetAbove(tx, chainId, block) {
        await forgetAccounts(tx, [chainId, block]);
        await forgetFunders(tx, [chainId, block]);
      },
    },
  ],
  async settle(tx, chainId, above) {
    await addAccounts(tx, [chainId, above]);
  },
};

/** An account and who funded it. */
type Found = { account: string } & FirstFunding;

/** Keeps who funded accounts, and marks anew what that concerns; nothing of blocks that the chain has taken back. */
export async function keepFunders(db: Db, chainId: number, wrapped: string | undefined, found: readonly Found[]): Promise<void> {
  await db.transaction(async (tx) => {
    const cursor = await cursorOf(tx, chainId).take();
    if (!cursor) return;
    const kept = found.filter(({ block }) => block <= cursor.block);
    for (const { account, funder, block } of kept) await keepFunder(tx, [chainId, account, funder, block]);
    const concerned = new Set<string>();
    for (const funder of new Set(kept.flatMap((one) => one.funder ?? []))) {
      const most = MOST_FUNDED + kept.length;
      const funded = await findFunded(tx, [chainId, funder, most + 1]);
      // Of somebody who had funded more than a few before, nothing was marked, nor is now.
      if (funded.length <= most) for (const account of [funder, ...funded.map((row) => row.account)]) concerned.add(account);
    }
    if (concerned.size > 0) await settle(tx, chainId, wrapped ?? null, cursor.block, cursor.block, [...concerned]);
  });
}

interface Followed {
  read: FunderReader;
  /** What wraps the chain's coin. */
  wrapped: string | undefined;
}

interface FunderDeps {
  db: Db;
  clock: Clock;
  stopped: AbortSignal;
  /** A chain's server has forgotten what somebody would have to know; told once. */
  onForgotten(chainId: number, error: Error): void;
}

/**
 * Looks up who funded the accounts that trade, some at a time, those that traded first before the others. Where a chain's server has
 * forgotten it, nobody is known, and nothing is marked.
 */
export function createFunderRound({ db, clock, stopped, onForgotten }: FunderDeps) {
  const chains = new Map<number, Followed>();
  const forgetful = new Set<number>();

  function forgotten(chainId: number, error: Error): void {
    if (!forgetful.has(chainId)) onForgotten(chainId, error);
    forgetful.add(chainId);
  }

  /** Of what is due, as far as the chain's server answers. */
  async function read(chainId: number, followed: Followed, upTo: number): Promise<Found[]> {
    const found: Found[] = [];
    for (const { account } of await findDue(db, [chainId, new Date(clock.now()).toISOString()])) {
      if (stopped.aborted) break;
      try {
        found.push({ account, ...(await followed.read(account, upTo)) });
      } catch (error) {
        if (!(error instanceof ChainServerError)) throw error;
        const isForgotten = error instanceof ChainPastForgotten;
        if (isForgotten) forgotten(chainId, error);
        await putOff(db, [chainId, account, new Date(clock.now() + (isForgotten ? FORGOTTEN_MS : AGAIN_MS)).toISOString()]);
        // One that fails is left alone; one that has forgotten whom others were funded by may know it of the next.
        if (!isForgotten) break;
      }
    }
    return found;
  }

  return {
    follow: (chainId: number, followed: Followed) => void chains.set(chainId, followed),
    async round(): Promise<void> {
      for (const [chainId, followed] of chains) {
        const cursor = await cursorOf(db, chainId).find();
        if (cursor) await keepFunders(db, chainId, followed.wrapped, await read(chainId, followed, cursor.block));
      }
    },
  };
}
