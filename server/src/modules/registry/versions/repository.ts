import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { BuildManifest } from '@mortar/protocol/registry';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import { channelReadsOf, channelWritesOf, teamPagesOf } from './channel-repository.ts';
import { PIN_ACTIONS, type LiveChange, type PinAction } from './last-good.ts';
import type { VersionSigner } from './signature.ts';
import { audit, channels, history, registryState, versions } from './tables.ts';

const LIVE = 'live';
export interface Pin {
  remote: string;
  action: PinAction;
  to: string;
  actor: string;
  reason: string | null;
  at: Date;
}

/** A version that some visitors get now. */
export interface ActiveVersion {
  remote: string;
  version: string;
  channel: string;
}

/** The same, with what another remote must fit beside. */
export interface OtherVersion extends ActiveVersion, Pick<BuildManifest, 'shared' | 'description'> {}

/** A change of the live version of some remote. */
export type RemoteChange = LiveChange & { remote: string };

export interface AuditRow {
  at: Date;
  actor: string;
  action: string;
  target: string;
  outcome: 'done' | 'unchanged' | 'refused';
  detail: unknown;
}

/** What made a version live: only these count in what a rollback goes to. */
const isPin = and(eq(history.channel, LIVE), inArray(history.action, [...PIN_ACTIONS]));

function readsOf(db: Db, signer: VersionSigner) {
  function signed({ manifest, files, signature }: typeof versions.$inferSelect): BuildManifest | undefined {
    const build = { ...manifest, files };
    return signer.isSigned(build, signature) ? build : undefined;
  }

  return {
    ...channelReadsOf(db),

    async seq(): Promise<number> {
      const [row] = await db.select({ seq: registryState.seq }).from(registryState);
      return row?.seq ?? 0;
    },

    /** What visitors get of every remote, by name. */
    live: () => db.select().from(channels).where(eq(channels.channel, LIVE)).orderBy(channels.remote),

    /** Every version that some visitors get: of every remote, in every channel. */
    async active(): Promise<OtherVersion[]> {
      const rows = await db
        .select({ remote: channels.remote, channel: channels.channel, version: channels.version, manifest: versions.manifest })
        .from(channels)
        .innerJoin(versions, and(eq(versions.remote, channels.remote), eq(versions.version, channels.version)))
        .orderBy(channels.remote, channels.channel);
      return rows.map(({ manifest: { shared, description }, ...row }) => ({ ...row, shared, description }));
    },

    async liveVersion(remote: string): Promise<string | null> {
      const [row] = await db
        .select({ version: channels.version })
        .from(channels)
        .where(and(eq(channels.remote, remote), eq(channels.channel, LIVE)));
      return row?.version ?? null;
    },

    /** A version that this installation signed; any other is as if it was never published. */
    async version(remote: string, version: string): Promise<BuildManifest | undefined> {
      const [row] = await db
        .select()
        .from(versions)
        .where(and(eq(versions.remote, remote), eq(versions.version, version)));
      return row && signed(row);
    },

    /** Names of all remotes that have a version, in order. */
    async remotes(): Promise<string[]> {
      const rows = await db.selectDistinct({ remote: versions.remote }).from(versions).orderBy(versions.remote);
      return rows.map(({ remote }) => remote);
    },

    /** Names of the versions of a remote, the latest first. */
    async versionsOf(remote: string): Promise<string[]> {
      const rows = await db
        .select({ version: versions.version })
        .from(versions)
        .where(eq(versions.remote, remote))
        .orderBy(desc(versions.createdAt), desc(versions.version));
      return rows.map(({ version }) => version);
    },

    /** When each version of a remote was published and, where they were, its files removed. */
    times: (remote: string) =>
      db
        .select({ version: versions.version, createdAt: versions.createdAt, prunedAt: versions.prunedAt })
        .from(versions)
        .where(eq(versions.remote, remote)),

    /** Versions that some channel of a remote had before or after a change since then. */
    async inChannelsSince(remote: string, time: Date): Promise<string[]> {
      const rows = await db
        .select({ from: history.from, to: history.to })
        .from(history)
        .where(and(eq(history.remote, remote), gte(history.at, time)));
      return rows.flatMap(({ from, to }) => [from, to]).filter((version) => version !== null);
    },

    /** What these versions are. */
    async builds(wanted: readonly { remote: string; version: string }[]): Promise<BuildManifest[]> {
      const names = [...new Set(wanted.map(({ version }) => version))];
      const rows = await db.select().from(versions).where(inArray(versions.version, names));
      const isWanted = (row: { remote: string; version: string }) =>
        wanted.some(({ remote, version }) => row.remote === remote && row.version === version);
      return rows.filter(isWanted).flatMap((row) => signed(row) ?? []);
    },

    /** Which of these versions of a remote this installation did not sign: nobody gets them. */
    async untrusted(remote: string, names: readonly string[]): Promise<string[]> {
      const builds = await this.builds(names.map((version) => ({ remote, version })));
      const trusted = new Set(builds.map(({ version }) => version));
      return names.filter((version) => !trusted.has(version));
    },

    /** The last change of the live version of a remote. */
    async lastPin(remote: string): Promise<{ version: string; actor: string } | undefined> {
      const [row] = await db
        .select({ version: history.to, actor: history.actor })
        .from(history)
        .where(and(eq(history.remote, remote), isPin))
        .orderBy(desc(history.seq))
        .limit(1);
      return row && { version: row.version ?? '', actor: row.actor };
    },

    /** Every change of the live version of one remote, or of all. */
    async pinChanges(remote?: string): Promise<RemoteChange[]> {
      const rows = await db
        .select({ remote: history.remote, seq: history.seq, action: history.action, from: history.from, to: history.to })
        .from(history)
        .where(and(remote === undefined ? undefined : eq(history.remote, remote), isPin));
      return rows as RemoteChange[];
    },
  };
}

function writesOf(db: Db, signer: VersionSigner) {
  const channelWrites = channelWritesOf(db);
  return {
    ...channelWrites,

    async addAudit(row: AuditRow): Promise<void> {
      await db.insert(audit).values(row);
    },

    /** Signs a version and takes it up; one that stands there unsigned, or signed by somebody else, gives way. */
    async addVersion(build: BuildManifest, createdAt: Date): Promise<void> {
      const { files, ...manifest } = build;
      const facts = { manifest, files, signature: signer.sign(build), prunedAt: null };
      await db
        .insert(versions)
        .values({ remote: manifest.name, version: manifest.version, createdAt, ...facts })
        .onConflictDoUpdate({ target: [versions.remote, versions.version], set: facts });
    },

    /** Notes that the files of a version are gone, or (null) there again. */
    async setPruned(remote: string, version: string, prunedAt: Date | null): Promise<void> {
      await db
        .update(versions)
        .set({ prunedAt })
        .where(and(eq(versions.remote, remote), eq(versions.version, version)));
    },

    /** Every version with its signature. */
    async allVersions(): Promise<{ build: BuildManifest; signature: string | null; createdAt: Date }[]> {
      const rows = await db.select().from(versions);
      return rows.map(({ manifest, files, signature, createdAt }) => ({ build: { ...manifest, files }, signature, createdAt }));
    },

    /** From here to the end of the transaction no pin of any remote changes. */
    async holdPins(): Promise<void> {
      await db.insert(registryState).values({ id: 1, seq: 0 }).onConflictDoNothing();
      await db.select().from(registryState).for('update');
    },

    /** Changes the live version, after `holdPins`. A canary that becomes live is one no more. */
    async pin({ remote, action, to, actor, reason, at }: Pin): Promise<void> {
      const from = await readsOf(db, signer).liveVersion(remote);
      const seq = await channelWrites.record({ remote, channel: LIVE, action, from, to, actor, reason, at });
      const now = { version: to, seq, updatedAt: at };
      await db
        .insert(channels)
        .values({ remote, channel: LIVE, ...now })
        .onConflictDoUpdate({ target: [channels.remote, channels.channel], set: now });
      await channelWrites.removeCanary(remote, to);
    },
  };
}

const withinTransaction = (db: Db, signer: VersionSigner) => ({ ...readsOf(db, signer), ...writesOf(db, signer) });

/** What a change sees and does while it holds its remote. */
export type RemoteHold = ReturnType<typeof withinTransaction>;
/** The registry at one moment. */
export type RegistryReads = ReturnType<typeof readsOf>;

/** The SQL of the registry. */
export function createPlatformRepository(db: PostgresJsDatabase, signer: VersionSigner) {
  const page = db
    .select()
    .from(history)
    .where(and(eq(history.remote, sql.placeholder('remote')), isPin, lt(history.seq, sql.placeholder('before'))))
    .orderBy(desc(history.seq))
    .limit(sql.placeholder('limit'))
    .prepare('platform_history_page');

  return {
    ...readsOf(db, signer),
    addAudit: writesOf(db, signer).addAudit,
    pages: teamPagesOf(db),

    /** @param before sequence number that the page ends before */
    historyPage: (remote: string, before: number, limit: number) => page.execute({ remote, before, limit }),

    /** Everything that `work` reads is of one moment. */
    snapshot: <T>(work: (reads: RegistryReads) => Promise<T>): Promise<T> =>
      db.transaction((transaction) => work(readsOf(transaction, signer)), { isolationLevel: 'repeatable read', accessMode: 'read only' }),

    /** Runs `work` while nobody adds or changes a version. */
    alone: <T>(work: (hold: RemoteHold) => Promise<T>): Promise<T> =>
      db.transaction(async (transaction) => {
        await transaction.execute(sql`set local statement_timeout = 0`);
        await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        await transaction.execute(sql`lock table ${versions} in share row exclusive mode`);
        return work(withinTransaction(transaction, signer));
      }),

    /**
     * Runs `work` while nobody else changes this remote, in this process or another. What it writes is there all at
     * once, or not at all when it throws or dies.
     */
    exclusively: <T>(remote: string, work: (hold: RemoteHold) => Promise<T>): Promise<T> =>
      db.transaction(async (transaction) => {
        // An upload takes its time, and so does waiting for somebody else's.
        await transaction.execute(sql`set local statement_timeout = 0`);
        await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        await holdLock(transaction, 'remote', remote);
        return work(withinTransaction(transaction, signer));
      }),
  };
}

export type PlatformRepository = ReturnType<typeof createPlatformRepository>;
