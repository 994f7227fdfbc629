import { and, count, eq, gte, inArray, lt, notExists, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import { assets, blobs, uses } from './tables.ts';

export type AssetRow = typeof assets.$inferSelect;

/** What counts against the limits of a person. */
export interface Usage {
  bytes: number;
  /** Files since a time. */
  recent: number;
}

/** The SQL of files, within a transaction or not. */
export function assetsOf(db: Db) {
  const isUnused = notExists(
    db
      .select({ one: sql`1` })
      .from(uses)
      .where(eq(uses.assetId, assets.id)),
  );
  return {
    async usage(userId: number, since: Date): Promise<Usage> {
      const [kept] = await db
        .select({
          bytes: sum(assets.size).mapWith(Number),
          recent: sql`count(*) filter (where ${gte(assets.createdAt, since)})`.mapWith(Number),
        })
        .from(assets)
        .where(eq(assets.userId, userId));
      return { bytes: kept?.bytes ?? 0, recent: kept?.recent ?? 0 };
    },

    /** Until the transaction ends, nobody else books a file of this person. */
    async holdPerson(userId: number): Promise<void> {
      await holdLock(db, 'fileSends', userId);
    },

    /** Notes a content that is about to be stored; within a transaction it is held against its removal. */
    async touchBlob(blob: typeof blobs.$inferInsert): Promise<void> {
      await db
        .insert(blobs)
        .values(blob)
        .onConflictDoUpdate({ target: blobs.sha256, set: { touchedAt: blob.touchedAt } });
    },

    async add(asset: AssetRow): Promise<void> {
      await db.insert(assets).values(asset);
    },

    async find(id: string): Promise<AssetRow | undefined> {
      const [row] = await db.select().from(assets).where(eq(assets.id, id));
      return row;
    },

    /** Assets of a person out of a list; they cannot be deleted until the transaction ends. */
    hold: (userId: number, ids: readonly string[]): Promise<AssetRow[]> =>
      db
        .select()
        .from(assets)
        .where(and(eq(assets.userId, userId), inArray(assets.id, [...ids])))
        .orderBy(assets.id)
        .for('update'),

    async addUses(ids: readonly string[], usedBy: string): Promise<void> {
      await db
        .insert(uses)
        .values(ids.map((assetId) => ({ assetId, usedBy })))
        .onConflictDoNothing();
      await db
        .update(assets)
        .set({ unusedSince: null })
        .where(inArray(assets.id, [...ids]));
    },

    async shareUses(from: string, to: string): Promise<void> {
      const shared = await db.select({ id: uses.assetId }).from(uses).where(eq(uses.usedBy, from));
      if (shared.length > 0)
        await this.addUses(
          shared.map(({ id }) => id),
          to,
        );
    },

    async removeUses(usedBy: string, at: Date): Promise<void> {
      const removed = await db.delete(uses).where(eq(uses.usedBy, usedBy)).returning({ id: uses.assetId });
      const ids = removed.map(({ id }) => id);
      if (ids.length === 0) return;
      // Held first: of two that let go of the same file at once, the second one sees what the first one did.
      await db.select({ id: assets.id }).from(assets).where(inArray(assets.id, ids)).orderBy(assets.id).for('update');
      await db
        .update(assets)
        .set({ unusedSince: at })
        .where(and(inArray(assets.id, ids), isUnused));
    },

    /** Deletes assets that nothing uses since then, a bounded number of them; says how many. */
    async deleteUnused(before: Date, most: number): Promise<number> {
      const found = await db
        .select({ id: assets.id })
        .from(assets)
        .where(and(lt(assets.unusedSince, before), isUnused))
        .limit(most)
        .for('update', { skipLocked: true });
      if (found.length === 0) return 0;
      const ids = found.map(({ id }) => id);
      await db.delete(assets).where(inArray(assets.id, ids));
      return ids.length;
    },

    /** Contents that no asset has and that nobody began to store since then. */
    async orphanBlobs(before: Date, most: number): Promise<string[]> {
      const isOrphan = notExists(
        db
          .select({ one: sql`1` })
          .from(assets)
          .where(eq(assets.sha256, blobs.sha256)),
      );
      const rows = await db
        .select({ sha256: blobs.sha256 })
        .from(blobs)
        .where(and(lt(blobs.touchedAt, before), isOrphan))
        .limit(most);
      return rows.map(({ sha256 }) => sha256);
    },

    /** Takes a content out of the list when it still is an orphan; it is held until the transaction ends. */
    async deleteOrphan(sha256: string, before: Date): Promise<boolean> {
      const [held] = await db
        .select()
        .from(blobs)
        .where(and(eq(blobs.sha256, sha256), lt(blobs.touchedAt, before)))
        .for('update');
      const [used] = await db.select({ found: count() }).from(assets).where(eq(assets.sha256, sha256));
      if (!held || (used?.found ?? 0) > 0) return false;
      await db.delete(blobs).where(eq(blobs.sha256, sha256));
      return true;
    },
  };
}
