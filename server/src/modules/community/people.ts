import type { Author } from '@mortar/protocol/community';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { users } from '../identity/index.ts';

export interface AuthorRow {
  uid: string;
  username: string;
  headimgurl: string;
  certification: boolean;
}

/** Who wrote something, of a row that has more. */
export const authorOf = ({ uid, username, headimgurl, certification }: AuthorRow): Author => ({ uid, username, headimgurl, certification });

const columns = {
  id: users.id,
  uid: users.uid,
  username: users.username,
  headimgurl: users.headimgurl,
  certification: users.certification,
};

/** People by their keys; those who are gone are missing. */
export async function readAuthors(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, Author>> {
  if (userIds.length === 0) return new Map();
  const isOne = and(inArray(users.id, [...userIds]), isNull(users.deletedAt));
  const rows = await db.select(columns).from(users).where(isOne);
  return new Map(rows.map(({ id, ...author }) => [id, author]));
}

/** People by their uids. */
export async function findAuthors(db: Db, uids: readonly string[]): Promise<ReadonlyMap<string, Author & { userId: number }>> {
  if (uids.length === 0) return new Map();
  const isOne = and(inArray(users.uid, [...uids]), isNull(users.deletedAt));
  const rows = await db.select(columns).from(users).where(isOne);
  return new Map(rows.map(({ id, ...author }) => [author.uid, { ...author, userId: id }]));
}
