import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { People } from '../../moderation/index.ts';
import { keptEmail } from './email.ts';
import { identitiesOf } from './identities.ts';
import { usersOf } from './repository.ts';
import { users } from './tables.ts';

/** Who people are, for modules that keep nothing of them but a key. */
export const people: People = {
  async find(db, name) {
    const email = keptEmail(name);
    const found = email ? await identitiesOf(db).ownerOfEmail(email) : await usersOf(db).byUid(name);
    return found && { userId: found.userId, uid: found.uid };
  },
  async uidsOf(db, userIds) {
    if (userIds.length === 0) return new Map();
    const rows = await db
      .select({ id: users.id, uid: users.uid })
      .from(users)
      .where(inArray(users.id, [...userIds]));
    return new Map(rows.map(({ id, uid }) => [id, uid]));
  },
  async certify(db, userId, isCertified) {
    const changed = await db
      .update(users)
      .set({ certification: isCertified })
      .where(and(eq(users.id, userId), ne(users.certification, isCertified)))
      .returning({ id: users.id });
    return changed.length > 0;
  },
  certified: (db) =>
    db
      .select({ uid: users.uid, username: users.username })
      .from(users)
      .where(and(users.certification, isNull(users.deletedAt)))
      .orderBy(users.username, users.uid),
};

/** The uid of a person whom an operator names by uid or e-mail address. */
export const findUid = async (db: Db, name: string): Promise<string | undefined> => (await people.find(db, name))?.uid;
