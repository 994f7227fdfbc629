import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { EXPORT_ENTRIES, type PersonalData } from '../../../core/personal-data.ts';
import { assetOf } from './asset.ts';
import { assets } from './tables.ts';

/** Files of a person, each with the address where it lies. What uses them lets them go, and what nothing uses is deleted. */
export function fileData(db: Db): PersonalData {
  return {
    name: 'files',
    async read({ userId }) {
      const rows = await db.select().from(assets).where(eq(assets.userId, userId)).orderBy(desc(assets.createdAt)).limit(EXPORT_ENTRIES);
      return rows.map((row) => {
        const { url, type, size } = assetOf(row);
        return { url, type, size, purpose: row.purpose, name: row.name, createdAt: row.createdAt };
      });
    },
  };
}
