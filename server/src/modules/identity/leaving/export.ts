import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Person } from '../../../lib/person.ts';
import type { PersonalData } from '../../../core/personal-data.ts';
import type { Confirm, Evidence } from '../confirmation/index.ts';
import { keepAndTell } from '../notices/notice.ts';
import type { SendMail } from '../ports.ts';
import { identitiesOf } from '../users/identities.ts';

export interface ExportDeps {
  db: Db;
  clock: Clock;
  confirm: Confirm;
  sendMail: SendMail;
  /** What each room keeps of a person. */
  rooms(): readonly PersonalData[];
}

/** Everything that is kept of a person, for themselves; the owner is told, for it is worth stealing. */
export function createExport({ db, clock, confirm, sendMail, rooms }: ExportDeps) {
  async function collect(person: Person): Promise<Record<string, unknown>> {
    const parts: Record<string, unknown> = {};
    for (const { name, read } of rooms()) if (read) parts[name] = await read(person);
    return parts;
  }

  return async function exportData(evidence: Evidence): Promise<Record<string, unknown>> {
    const { person, caller } = evidence;
    const confirmed = await confirm(evidence);
    await db.transaction(async (tx) => {
      const owner = await identitiesOf(tx).hold(person.userId);
      await confirmed(tx);
      const at = new Date(clock.now());
      await keepAndTell(tx, sendMail, { owner, caller, at, action: 'account.export', change: 'exported' });
    });
    return { madeat: new Date(clock.now()).toISOString(), ...(await collect(person)) };
  };
}
