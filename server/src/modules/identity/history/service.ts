import type { Input, Output } from '@mortar/protocol';
import type { listSecurityLog } from '@mortar/protocol/identity';
import type { Db } from '../../../db/db.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import type { Person } from '../../../lib/person.ts';
import { comparedEmail } from '../users/email.ts';
import { identitiesOf } from '../users/identities.ts';
import { entryOf } from './entry.ts';
import { historyOf } from './repository.ts';

/** What happened to an account, for its owner (security F16): its own events, and refused sign-ins with its address. */
export function createHistory({ db, keyring }: { db: Db; keyring: Keyring }) {
  return {
    async page(
      { userId, uid }: Person,
      { cursor, pageSize }: NonNullable<Input<typeof listSecurityLog>>,
    ): Promise<Output<typeof listSecurityLog>> {
      const email = await identitiesOf(db).emailOf(userId);
      const ofAddress = email === undefined ? [] : [`subject:${keyring.mac('subject', comparedEmail(email))}`];
      const targets = [`user:${uid}`, `account:${uid}`, ...ofAddress];
      const rows = await historyOf(db).page(targets, cursor === undefined ? undefined : BigInt(cursor.split('.')[0] ?? ''), pageSize + 1);
      const shown = rows.slice(0, pageSize);
      return { items: shown.map((row) => entryOf(row, uid)), next: rows.length > pageSize ? String(shown.at(-1)?.id) : null };
    },
  };
}

export type History = ReturnType<typeof createHistory>;
