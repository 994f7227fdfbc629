import type { Asset, UploadPurpose } from '@mortar/protocol/uploads';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { assetOf } from './asset.ts';
import { assetsOf } from './repository.ts';

/** How other rooms use files, each in its own transaction. */
export interface Assets {
  /**
   * Keeps a person's own files for as long as `usedBy` (such as `post:17`) uses them, and gives them in the order of `ids`.
   * @param purpose what they must have been sent for, where that matters
   * @throws AppError `notFound` when one is gone, another person's, or was sent for something else
   */
  use(tx: Db, userId: number, ids: readonly string[], usedBy: string, purpose?: UploadPurpose): Promise<Asset[]>;
  /** `usedBy` uses no file any more; what nothing else uses is deleted after a day. */
  release(tx: Db, usedBy: string): Promise<void>;
  /** What one uses another uses too, whoever sent it. */
  share(tx: Db, from: string, to: string): Promise<void>;
}

/** SHA-256 of a file that is there, hex. */
export const contentHash = async (tx: Db, id: string): Promise<string> => (await assetsOf(tx).find(id))!.sha256;

export function createAssets({ clock }: { clock: Clock }): Assets {
  return {
    async use(tx, userId, ids, usedBy, purpose) {
      if (ids.length === 0) return [];
      const rows = new Map((await assetsOf(tx).hold(userId, ids)).map((row) => [row.id, row]));
      const found = ids.map((id) => {
        const row = rows.get(id);
        if (!row || (purpose !== undefined && row.purpose !== purpose)) throw new AppError('notFound', { status: 200 });
        return assetOf(row);
      });
      await assetsOf(tx).addUses([...rows.keys()], usedBy);
      return found;
    },

    release: (tx, usedBy) => assetsOf(tx).removeUses(usedBy, new Date(clock.now())),
    share: (tx, from, to) => assetsOf(tx).shareUses(from, to),
  };
}
