import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import { healthBrowsers } from './tables.ts';

/** Slots of time that browsers are counted in. */
export const SLOT_MS = 15_000;
/** A day of slots. */
const MOST_SLOTS = 5760;

/** A browser that opened a version. */
export interface BrowserSeen {
  remote: string;
  era: number;
  version: string;
  browser: string;
  network: string;
  at: number;
  hasFailed: boolean;
}

/** How many browsers count. */
export interface BrowserLimits {
  /** Of one network, per version and era. */
  perNetwork: number;
  /** Of one version, per slot; who comes first counts. */
  perSlot: number;
}

/** Browsers of one slot. */
export interface SlotRow {
  /** Counted from the epoch. */
  slot: number;
  browsers: number;
  /** Of them, those that failed within the first window. */
  failed: number;
  /** Those that failed within the second one. */
  failedLater: number;
}

/** Ends of the two windows after a browser's first part of a version in which its first failure counts, ms. */
export interface Windows {
  first: number;
  second: number;
}

const b = healthBrowsers;
const time = (ms: number) => new Date(ms).toISOString();
const within = (ms: number) => sql`(${b.failedAt} < ${b.firstAt} + ${ms} * interval '1 millisecond')`;

/** The SQL of browsers that versions are judged by. */
export function browsersOf(db: Db) {
  return {
    /** Until the transaction ends no other report of this network is counted. */
    async holdNetwork(network: string): Promise<void> {
      await holdLock(db, 'healthNetwork', network);
    },

    /** Counts a browser once, and its first failure once. @returns what is new of it */
    async see(
      { remote, era, version, browser, network, at, hasFailed }: BrowserSeen,
      { perNetwork, perSlot }: BrowserLimits,
    ): Promise<{ isNew: boolean; isNewFailure: boolean }> {
      const here = sql`${b.remote} = ${remote} and ${b.era} = ${era} and ${b.version} = ${version}`;
      const slot = time(Math.floor(at / SLOT_MS) * SLOT_MS);
      const rows = await db.execute<{ is_new: boolean }>(sql`
        insert into ${b} (remote, era, version, browser, network, first_at, failed_at)
        select ${remote}, ${era}::bigint, ${version}, ${browser}, ${network}, ${time(at)}::timestamptz,
               ${hasFailed ? time(at) : null}::timestamptz
         where exists (select 1 from ${b} where ${here} and ${b.browser} = ${browser})
            or ((select count(*) from ${b} where ${here} and ${b.network} = ${network}) < ${perNetwork}
                and (select count(*) from ${b} where ${here} and ${b.firstAt} >= ${slot}::timestamptz) < ${perSlot})
        on conflict (remote, era, version, browser) do update set failed_at = excluded.failed_at
         where ${b.failedAt} is null and excluded.failed_at is not null
        returning (xmax = 0) as is_new`);
      const [row] = rows;
      return { isNew: row?.is_new ?? false, isNewFailure: row !== undefined && (hasFailed || !row.is_new) };
    },

    /** Browsers of a version, by the slot of their first part of it; the latest ones, the latest slot first. */
    async slots(remote: string, era: number, version: string, { first, second }: Windows): Promise<SlotRow[]> {
      const rows = await db.execute<Record<'slot' | 'browsers' | 'failed' | 'failed_later', string>>(sql`
        select floor(extract(epoch from ${b.firstAt}) * 1000 / ${SLOT_MS})::bigint as slot, count(*) as browsers,
               count(*) filter (where ${within(first)}) as failed,
               count(*) filter (where ${within(second)} and not ${within(first)}) as failed_later
          from ${b} where ${b.remote} = ${remote} and ${b.era} = ${era} and ${b.version} = ${version}
         group by 1 order by 1 desc limit ${MOST_SLOTS}`);
      return rows.map(({ slot, browsers, failed, failed_later }) => ({
        slot: Number(slot),
        browsers: Number(browsers),
        failed: Number(failed),
        failedLater: Number(failed_later),
      }));
    },

    /** Networks that failed browsers of a version came from. */
    async failedNetworks(remote: string, era: number, version: string, { second }: Windows): Promise<number> {
      const [row] = await db.execute<{ networks: number }>(sql`
        select count(distinct ${b.network})::int as networks from ${b}
         where ${b.remote} = ${remote} and ${b.era} = ${era} and ${b.version} = ${version} and ${within(second)}`);
      return row?.networks ?? 0;
    },

    /** The last era before `era` in which a version was opened. */
    async eraBefore(remote: string, version: string, era: number): Promise<number | undefined> {
      const [row] = await db.execute<{ era: string | null }>(sql`
        select max(${b.era}) as era from ${b} where ${b.remote} = ${remote} and ${b.version} = ${version} and ${b.era} < ${era}`);
      return row?.era ? Number(row.era) : undefined;
    },

    async removeBefore(at: number): Promise<void> {
      await db.execute(sql`delete from ${b} where ${b.firstAt} < ${time(at)}::timestamptz`);
    },
  };
}

export type BrowsersRepository = ReturnType<typeof browsersOf>;
