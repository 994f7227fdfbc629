import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { channels, history, versions } from '../versions/tables.ts';
import { HEALTH_ACTOR } from '../health-actor.ts';
import type { Channel, ChannelFacts } from './channel-facts.ts';
import { FIGURES } from './figures.ts';
import { healthErrors, healthHours } from './tables.ts';
import { COUNTERS, type Failure, type Tally } from './tally.ts';

/** Groups of failures that are kept of a version; what comes after them is counted together. */
const MOST_GROUPS = 100;
/** Name of the group of all others. */
export const OTHERS = 'others';

const ADDED = [...COUNTERS, 'browsers', 'failedBrowsers'] as const;

/** What is added to the row of an hour. */
export interface HourAddition extends Omit<Tally, 'failures' | 'isOpened'> {
  channel: Channel;
  hour: Date;
  browsers: number;
  failedBrowsers: number;
}

type HourColumn = (typeof healthHours)[(typeof ADDED)[number] | (typeof FIGURES)[number]];

const sumOfColumn = (column: HourColumn) => sql`${column} + excluded.${sql.identifier(column.name)}`;
const sumOfHistogram = (column: HourColumn) =>
  sql`(select array_agg(kept + added order by bucket)
         from unnest(${column}, excluded.${sql.identifier(column.name)}) with ordinality as both_of (kept, added, bucket))`;

function writesOf(db: Db) {
  return {
    /** Adds to the figures of an hour. */
    async addToHour(row: HourAddition): Promise<void> {
      const sums = ADDED.map((name) => [name, sumOfColumn(healthHours[name])] as const);
      const histograms = FIGURES.map((name) => [name, sumOfHistogram(healthHours[name])] as const);
      const values = { ...row, load: [...row.load], lcp: [...row.lcp], inp: [...row.inp], cls: [...row.cls] };
      await db
        .insert(healthHours)
        .values(values)
        .onConflictDoUpdate({
          target: [healthHours.remote, healthHours.version, healthHours.channel, healthHours.hour],
          set: Object.fromEntries([...sums, ...histograms]),
        });
    },

    /** Counts a failure in its group, or among all others when the version has too many groups. */
    async addFailure({ remote, version, id, failure, message, frame, stack, path }: Failure, at: Date): Promise<void> {
      const ofVersion = and(eq(healthErrors.remote, remote), eq(healthErrors.version, version));
      const known = await db
        .select({ groups: sql<number>`count(*)::int`, has: sql<boolean>`coalesce(bool_or(${healthErrors.id} = ${id}), false)` })
        .from(healthErrors)
        .where(ofVersion);
      const isKept = known[0]!.has || known[0]!.groups < MOST_GROUPS;
      const group = isKept ? { id, message, frame, stack, path } : { id: OTHERS, message: '', frame: '', stack: null, path: '/' };
      await db
        .insert(healthErrors)
        .values({ remote, version, kind: failure, count: 1, firstAt: at, lastAt: at, ...group })
        .onConflictDoUpdate({
          target: [healthErrors.remote, healthErrors.version, healthErrors.id],
          set: { count: sql`${healthErrors.count} + 1`, lastAt: sql`greatest(${healthErrors.lastAt}, excluded.last_at)` },
        });
    },

    async removeFiguresBefore(time: Date): Promise<void> {
      await db.delete(healthHours).where(lt(healthHours.hour, time));
      await db.delete(healthErrors).where(lt(healthErrors.lastAt, time));
    },
  };
}

type FactsRow = {
  remote: string;
  live: string | null;
  canary: string | null;
  era: string;
  since: string | Date;
  live_before: string | null;
};

/** Where a page of failures ended. */
export interface ErrorPlace {
  lastAt: Date;
  version: string;
  id: string;
}

function readsOf(db: Db) {
  return {
    /** Who gets what, by remote. */
    async channelFacts(): Promise<Map<string, ChannelFacts>> {
      const rows = await db.execute<FactsRow>(sql`
        with turns as (
          select distinct on (${history.remote}) ${history.remote} as remote, ${history.seq} as era, ${history.at} as since,
                 case when ${history.channel} = 'live' and ${history.action} in ('publish', 'promote') then ${history.from} end as live_before
            from ${history}
           where ${history.from} is distinct from ${history.to}
           order by ${history.remote}, ${history.seq} desc
        )
        select remote, era, since, live_before,
               (select version from ${channels} c where c.remote = turns.remote and c.channel = 'live') as live,
               (select version from ${channels} c where c.remote = turns.remote and c.channel = 'canary') as canary
          from turns`);
      return new Map(
        rows.map(({ remote, live, canary, era, since, live_before }) => [
          remote,
          { live, canary, era: Number(era), since: new Date(since).getTime(), liveBefore: live_before },
        ]),
      );
    },

    /** Whether a version was ever published. */
    async isPublished(remote: string, version: string): Promise<boolean> {
      const rows = await db
        .select({ version: versions.version })
        .from(versions)
        .where(and(eq(versions.remote, remote), eq(versions.version, version)));
      return rows.length > 0;
    },

    /** Figures since a time, of one remote or of all. */
    hoursSince: (since: Date, remote?: string, version?: string) =>
      db
        .select()
        .from(healthHours)
        .where(
          and(
            gte(healthHours.hour, since),
            remote === undefined ? undefined : eq(healthHours.remote, remote),
            version === undefined ? undefined : eq(healthHours.version, version),
          ),
        )
        .orderBy(healthHours.remote, healthHours.hour, healthHours.version),

    /** The failure of each remote that was seen last, if it was since a time. */
    newestErrors: (since: Date) =>
      db
        .selectDistinctOn([healthErrors.remote])
        .from(healthErrors)
        .where(gte(healthErrors.lastAt, since))
        .orderBy(healthErrors.remote, desc(healthErrors.lastAt)),

    /** Versions that people or the rule took back since a time, the latest first. */
    takenBackSince: (since: Date) =>
      db
        .select()
        .from(history)
        .where(
          and(
            gte(history.at, since),
            or(eq(history.action, 'rollback'), and(eq(history.action, 'canaryOff'), eq(history.actor, HEALTH_ACTOR))),
          ),
        )
        .orderBy(desc(history.seq)),

    /** Groups of failures of a remote, the one seen last first. */
    errorsPage: (remote: string, version: string | undefined, after: ErrorPlace | undefined, limit: number) =>
      db
        .select()
        .from(healthErrors)
        .where(
          and(
            eq(healthErrors.remote, remote),
            version === undefined ? undefined : eq(healthErrors.version, version),
            after &&
              or(
                lt(healthErrors.lastAt, after.lastAt),
                and(
                  eq(healthErrors.lastAt, after.lastAt),
                  sql`(${healthErrors.version}, ${healthErrors.id}) < (${after.version}, ${after.id})`,
                ),
              ),
          ),
        )
        .orderBy(desc(healthErrors.lastAt), desc(healthErrors.version), desc(healthErrors.id))
        .limit(limit),
  };
}

/** The SQL of figures and failures; in a transaction when `db` is one. */
export const healthOf = (db: Db) => ({ ...readsOf(db), ...writesOf(db) });

export type HealthRepository = ReturnType<typeof healthOf>;
