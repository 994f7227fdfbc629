import { and, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { users } from './tables.ts';

/** What others may see of a person. */
export interface PublicPerson {
  uid: string;
  username: string;
  headimgurl: string;
}

/** Whether anybody has signed up yet. */
export async function hasPeople(db: Db): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length > 0;
}

/** Who people are, by their `userId`; those who are gone are missing. */
export async function readPeople(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, PublicPerson>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, uid: users.uid, username: users.username, headimgurl: users.headimgurl })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), isNull(users.deletedAt)));
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}
