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

/** The job that deletes what nobody uses any more: assets, contents, resumable uploads, drafts. Safe to run twice and to be killed. */
export function createSweep({ db, storage, clock }: SweepDeps): () => Promise<void> {
  const before = (ms: number) => new Date(clock.now() - ms);

  async function deleteAssets(): Promise<void> {
    const deleted = await db.transaction((tx) => assetsOf(tx).deleteUnused(before(UNUSED_MS), BATCH));
    if (deleted === BATCH) await deleteAssets();
  }

  async function deleteOrphans(): Promise<void> {
    for (const sha256 of await assetsOf(db).orphanBlobs(before(ORPHAN_MS), BATCH)) {
      await db.transaction(async (tx) => {
        // Its row is held until the file is gone: who stores the same content meanwhile waits, and then stores it anew.
        if (await assetsOf(tx).deleteOrphan(sha256, before(ORPHAN_MS))) await storage.remove(sha256);
      });
    }
  }

  async function deleteResumables(): Promise<void> {
    for (const upload of await resumablesOf(db).before(before(RESUMABLE_MS), BATCH)) {
      await removeReceived(storage.resumableFolder, upload);
      await resumablesOf(db).remove(upload);
    }
  }

  return async () => {
    await deleteAssets();
    await deleteOrphans();
    await deleteResumables();
    await storage.removeDraftsOlderThan(DRAFT_MS);
  };
}
