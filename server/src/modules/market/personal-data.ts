import { EXPORT_ENTRIES, type PersonalData } from '../../core/personal-data.ts';
import type { Db } from '../../db/db.ts';
import { favouritesOf } from './favourites/repository.ts';

/** What somebody watches, which goes with them. */
export const marketData = (db: Db): PersonalData => ({
  name: 'market',
  async read({ userId }) {
    const rows = await favouritesOf(db).allOf(userId, EXPORT_ENTRIES);
    return { favourites: rows.map(({ subject, at, priceThen }) => ({ subject, at, priceThen })) };
  },
  erase: (tx, { userId }) => favouritesOf(tx).forget(userId),
});
