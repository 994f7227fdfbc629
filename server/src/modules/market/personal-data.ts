import { EXPORT_ENTRIES, type PersonalData } from '../../core/personal-data.ts';
import type { Db } from '../../db/db.ts';
import { alertsOf } from './alerts/repository.ts';
import { favouritesOf } from './favourites/repository.ts';
import { reportsOf } from './reports/repository.ts';

/** What somebody watches and is told of, which goes with them. */
export const marketData = (db: Db): PersonalData => ({
  name: 'market',
  async read({ userId }) {
    const rows = await favouritesOf(db).allOf(userId, EXPORT_ENTRIES);
    const { off, floorPercent } = await alertsOf(db).choices(userId);
    const reported = await reportsOf(db).ofPerson(userId, EXPORT_ENTRIES);
    const reports = reported.map(({ target, reason, text, at }) => ({ subject: target, reason, text, at }));
    return { reports, alerts: { off, floorPercent }, favourites: rows.map(({ subject, at, priceThen }) => ({ subject, at, priceThen })) };
  },
  async erase(tx, { userId }) {
    await favouritesOf(tx).forget(userId);
    await alertsOf(tx).forget(userId);
    await reportsOf(tx).forget(userId);
  },
});
