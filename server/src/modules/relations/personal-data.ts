import type { Db } from '../../db/db.ts';
import { EXPORT_ENTRIES, type PersonalData } from '../../core/personal-data.ts';
import { edgesOf } from './edges/repository.ts';
import { peopleOf } from './people/repository.ts';
import { privacyOf } from './privacy/repository.ts';

/** What a person said of others and chose for themselves; both go with them, and so does what others said of them. */
export function relationData(db: Db): PersonalData {
  return {
    name: 'relations',
    async read({ userId }) {
      const [rows, privacy] = await Promise.all([edgesOf(db).ownOf(userId, EXPORT_ENTRIES), privacyOf(db).read([userId])]);
      const otherOf = ({ fromId, toId }: { fromId: number; toId: number }) => (fromId === userId ? toId : fromId);
      const others = await peopleOf(db).rows(rows.map(otherOf));
      return {
        privacy: privacy.get(userId) ?? null,
        people: rows.map((row) => ({
          kind: row.fromId === userId ? row.kind : 'asks',
          uid: others.get(otherOf(row))?.uid ?? '',
          text: row.text,
          at: row.at,
        })),
      };
    },
    async erase(tx, { userId }) {
      await edgesOf(tx).forget(userId);
      await privacyOf(tx).forget(userId);
    },
  };
}
