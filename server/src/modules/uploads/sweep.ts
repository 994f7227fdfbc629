import type { Db } from '../../db/db.ts';
import type { Clock } from '../../lib/clock.ts';
import { DRAFT_MS, RESUMABLE_MS, UNUSED_MS } from './limits.ts';
import { assetsOf } from './assets/repository.ts';
import type { FileStorage } from './assets/storage.ts';
import { resumablesOf } from './resumable/repository.ts';
import { removeReceived } from './resumable/piece-store.ts';

export const SWEEP_QUEUE = 'uploads.sweep';

export interface SweepDeps {
  db: Db;
  storage: Pick<FileStorage, 'remove' | 'removeDraftsOlderThan' | 'resumableFolder'>;
  clock: Clock;
}

/** Rows of one transaction: a sweep of many holds nobody up. */
const BATCH = 200;
/** A content is older than any storing that is under way. */
const ORPHAN_MS = 3600 * 1000;
/** After this no other batch begins: the queue takes a job of two minutes for one whose process died. */
const SWEEP_MS = 60_000;

/** The job that deletes what nobody uses any more: assets, contents, resumable uploads, drafts. Safe to run twice and to be killed. */
export function createSweep({ db, storage, clock }: SweepDeps): () => Promise<void> {
  const before = (ms: number) => new Date(clock.now() - ms);

  const deleteAssets = () => db.transaction((tx) => assetsOf(tx).deleteUnused(before(UNUSED_MS), BATCH));

  async function deleteOrphans(): Promise<number> {
    const orphans = await assetsOf(db).orphanBlobs(before(ORPHAN_MS), BATCH);
    for (const sha256 of orphans) {
      await db.transaction(async (tx) => {
        // Its row is held until the file is gone: who stores the same content meanwhile waits, and then stores it anew.
        if (await assetsOf(tx).deleteOrphan(sha256, before(ORPHAN_MS))) await storage.remove(sha256);
      });
    }
    return orphans.length;
  }

  async function deleteResumables(): Promise<number> {
    const over = await resumablesOf(db).before(before(RESUMABLE_MS), BATCH);
    for (const upload of over) {
      await removeReceived(storage.resumableFolder, upload);
      await resumablesOf(db).remove(upload);
    }
    return over.length;
  }

  return async () => {
    const end = performance.now() + SWEEP_MS;
    for (const batch of [deleteAssets, deleteOrphans, deleteResumables]) while ((await batch()) === BATCH && performance.now() < end);
    await storage.removeDraftsOlderThan(DRAFT_MS);
  };
}
