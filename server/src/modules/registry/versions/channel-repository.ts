import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { audit, channels, history, registryState, switchedOff, versions, type CanaryLink, type ChannelAction } from './tables.ts';

/** What PostgreSQL tells servers on when a channel changes. */
export const REGISTRY_CHANNEL = 'registry';
const CANARY = 'canary';

/** What a canary is. */
export interface CanarySetting {
  version: string;
  percentage: number;
  users: string[];
  links: CanaryLink[];
}

export interface CanaryRow extends CanarySetting {
  remote: string;
  since: Date;
}

/** One change of a channel, or of the switch. */
export interface ChannelRecord {
  remote: string;
  channel: 'live' | 'canary';
  action: ChannelAction;
  from: string | null;
  to: string | null;
  actor: string;
  reason: string | null;
  detail?: Record<string, unknown>;
  at: Date;
}

export function channelReadsOf(db: Db) {
  const canaries = async (remote?: string): Promise<CanaryRow[]> => {
    const rows = await db
      .select()
      .from(channels)
      .where(and(eq(channels.channel, CANARY), remote === undefined ? undefined : eq(channels.remote, remote)))
      .orderBy(channels.remote);
    return rows.map(({ remote: name, version, percentage, users, links, updatedAt }) => ({
      remote: name,
      version,
      percentage: percentage ?? 0,
      users: users ?? [],
      links: links ?? [],
      since: updatedAt,
    }));
  };

  return {
    /** Every canary, by name of its remote. */
    canaries: () => canaries(),

    canary: async (remote: string): Promise<CanaryRow | undefined> => (await canaries(remote))[0],

    /** Remotes that are off, and by whom. */
    switchedOff: () => db.select().from(switchedOff),
  };
}

export function channelWritesOf(db: Db) {
  /** Lets the counter go on, to `least` or above it, after `holdPins`; every server is told at the commit. @returns where it goes on */
  async function raiseSeq(least = 0): Promise<number> {
    const [state] = await db
      .update(registryState)
      .set({ seq: sql`greatest(${registryState.seq} + 1, ${least})` })
      .returning({ seq: registryState.seq });
    await db.execute(sql`select pg_notify(${REGISTRY_CHANNEL}, ${String(state!.seq)})`);
    return state!.seq;
  }

  return {
    raiseSeq,

    /** Counts a change, after `holdPins`, and keeps it in history and audit. */
    async record({ remote, channel, action, from, to, actor, reason, detail, at }: ChannelRecord): Promise<number> {
      const seq = await raiseSeq();
      await db.insert(history).values({ seq, remote, channel, action, from, to, actor, reason, detail: detail ?? null, at });
      await db.insert(audit).values({ at, actor, action, target: remote, outcome: 'done', detail: { from, to, reason, seq, ...detail } });
      return seq;
    },

    async putCanary(remote: string, { version, percentage, users, links }: CanarySetting, seq: number, updatedAt: Date): Promise<void> {
      const row = { version, percentage, users, links, seq, updatedAt };
      await db
        .insert(channels)
        .values({ remote, channel: CANARY, ...row })
        .onConflictDoUpdate({ target: [channels.remote, channels.channel], set: row });
    },

    /** @param version only this one, when it is given */
    async removeCanary(remote: string, version?: string): Promise<void> {
      const isIt = and(eq(channels.remote, remote), eq(channels.channel, CANARY));
      await db.delete(channels).where(version === undefined ? isIt : and(isIt, eq(channels.version, version)));
    },

    async switchOff(remote: string, actor: string, reason: string | null, at: Date): Promise<void> {
      await db.insert(switchedOff).values({ remote, actor, reason, at });
    },

    async switchOn(remote: string): Promise<void> {
      await db.delete(switchedOff).where(eq(switchedOff.remote, remote));
    },
  };
}

/** Pages of what the team reads, the latest first; `before` is where the page before ended. */
export function teamPagesOf(db: Db) {
  return {
    changes: (remote: string | undefined, before: number, limit: number) =>
      db
        .select()
        .from(history)
        .where(and(lt(history.seq, before), remote === undefined ? undefined : eq(history.remote, remote)))
        .orderBy(desc(history.seq))
        .limit(limit),

    /** What was done and refused; who only looked is not among it. */
    audit: (remote: string | undefined, before: number, limit: number) =>
      db
        .select()
        .from(audit)
        .where(and(lt(audit.id, BigInt(before)), ne(audit.action, 'status'), remote === undefined ? undefined : eq(audit.target, remote)))
        .orderBy(desc(audit.id))
        .limit(limit),

    /** With the place of each version, counted from the first: it never changes. */
    async versions(remote: string, before: number, limit: number) {
      const placed = db
        .select({
          version: versions.version,
          createdAt: versions.createdAt,
          prunedAt: versions.prunedAt,
          files: versions.files,
          place: sql`row_number() over (order by ${versions.createdAt}, ${versions.version})`.mapWith(Number).as('place'),
        })
        .from(versions)
        .where(eq(versions.remote, remote))
        .as('placed');
      return db.select().from(placed).where(lt(placed.place, before)).orderBy(desc(placed.place)).limit(limit);
    },

    async version(remote: string, version: string) {
      const [row] = await db
        .select()
        .from(versions)
        .where(and(eq(versions.remote, remote), eq(versions.version, version)));
      return row;
    },
  };
}
