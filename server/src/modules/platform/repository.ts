import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { BuildFile, BuildManifest } from '@mortar/protocol';
import { audit, channels, history, registryState, versions } from './tables.ts';

export const REGISTRY_CHANNEL = 'registry';
const LIVE = 'live';
const MOST_CHANGES = 500;

export interface Pin {
  remote: string;
  action: 'publish' | 'promote' | 'rollback';
  to: string;
  actor: string;
  reason: string | null;
  at: Date;
}

export interface AuditRow {
  at: Date;
  actor: string;
  action: string;
  target: string;
  outcome: 'done' | 'unchanged' | 'refused';
  detail: unknown;
}

/** The SQL of the registry. */
export function createPlatformRepository(db: PostgresJsDatabase) {
  const page = db
    .select()
    .from(history)
    .where(and(eq(history.remote, sql.placeholder('remote')), lt(history.seq, sql.placeholder('before'))))
    .orderBy(desc(history.seq))
    .limit(sql.placeholder('limit'))
    .prepare('platform_history_page');

  return {
    async seq(): Promise<number> {
      const [row] = await db.select({ seq: registryState.seq }).from(registryState);
      return row?.seq ?? 0;
    },

    live: () => db.select().from(channels).where(eq(channels.channel, LIVE)),

    async version(remote: string, version: string) {
      const [row] = await db.select().from(versions).where(and(eq(versions.remote, remote), eq(versions.version, version)));
      return row;
    },

    versionsOf: (remote: string) =>
      db.select({ version: versions.version, createdAt: versions.createdAt }).from(versions).where(eq(versions.remote, remote)).orderBy(desc(versions.createdAt)),

    changes: (remote: string) => db.select().from(history).where(eq(history.remote, remote)).orderBy(desc(history.seq)).limit(MOST_CHANGES),

    /** @param before sequence number that the page ends before */
    historyPage: (remote: string, before: number, limit: number) => page.execute({ remote, before, limit }),

    async addVersion(build: BuildManifest, createdAt: Date): Promise<void> {
      const { files, ...manifest } = build;
      await db.insert(versions).values({ remote: build.name, version: build.version, manifest, files: files satisfies BuildFile[], createdAt }).onConflictDoNothing();
    },

    /** Changes the live version: counter, channel, history and audit in one transaction, told to every server. */
    async pin({ remote, action, to, actor, reason, at }: Pin): Promise<number> {
      return db.transaction(async (tx) => {
        const [state] = await tx
          .insert(registryState)
          .values({ id: 1, seq: 1 })
          .onConflictDoUpdate({ target: registryState.id, set: { seq: sql`${registryState.seq} + 1` } })
          .returning({ seq: registryState.seq });
        const seq = state!.seq;
        const [before] = await tx.select({ version: channels.version }).from(channels).where(and(eq(channels.remote, remote), eq(channels.channel, LIVE)));
        const from = before?.version ?? null;
        const now = { version: to, seq, updatedAt: at };
        await tx.insert(channels).values({ remote, channel: LIVE, ...now }).onConflictDoUpdate({ target: [channels.remote, channels.channel], set: now });
        await tx.insert(history).values({ seq, remote, channel: LIVE, action, from, to, actor, reason, at });
        await tx.insert(audit).values({ at, actor, action, target: remote, outcome: 'done', detail: { from, to, reason, seq } });
        await tx.execute(sql`select pg_notify(${REGISTRY_CHANNEL}, ${String(seq)})`);
        return seq;
      });
    },

    async addAudit(row: AuditRow): Promise<void> {
      await db.insert(audit).values(row);
    },

    /** Runs `work` while nobody else changes this remote, in this process or another. */
    async exclusively<T>(remote: string, work: () => Promise<T>): Promise<T> {
      return db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`);
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`platform:${remote}`}))`);
        return work();
      });
    },
  };
}

export type PlatformRepository = ReturnType<typeof createPlatformRepository>;
