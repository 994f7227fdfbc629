import type { AlertKind, Alerts } from '@mortar/protocol/market';
import type { Db } from '../../../db/db.ts';
import { alertsOf } from './repository.ts';

const KINDS: readonly AlertKind[] = ['floor', 'item', 'offer', 'sale', 'accepted'];

/** What people chose to be told of. */
export function createAlertChoices(db: Db) {
  async function read(userId: number): Promise<Alerts> {
    const { off, floorPercent } = await alertsOf(db).choices(userId);
    const wanted = KINDS.map((kind) => [kind, !off.includes(kind)]);
    return { ...(Object.fromEntries(wanted) as Record<AlertKind, boolean>), floorPercent };
  }
  return {
    read,
    async choose(userId: number, alerts: Alerts): Promise<Alerts> {
      await alertsOf(db).choose({ userId, off: KINDS.filter((kind) => !alerts[kind]), floorPercent: alerts.floorPercent });
      return read(userId);
    },
  };
}

export type AlertChoices = ReturnType<typeof createAlertChoices>;
