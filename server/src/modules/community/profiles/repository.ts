import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { TimeCursor } from '../../../lib/time-cursor.ts';
import { foldedName, users } from '../../identity/index.ts';
import { edges } from '../../relations/index.ts';

const author = {
  userId: users.id,
  uid: users.uid,
  username: users.username,
  headimgurl: users.headimgurl,
  certification: users.certification,
};
const account = {
  ...author,
  personalprofile: users.personalprofile,
  profileimageurl: users.profileimageurl,
  bannerimageurl: users.bannerimageurl,
  instagramurl: users.instagramurl,
  websiteurl: users.websiteurl,
  twitterurl: users.twitterurl,
  createdAt: users.createdAt,
};
const isHere = isNull(users.deletedAt);

/** The SQL of accounts as others see them. */
export const accountsOf = (db: Db) => ({
  /** By uid, or by a name that only one account has. */
  async find(by: { uid: string } | { username: string }) {
    const rows = await db
      .select(account)
      .from(users)
      .where(and('uid' in by ? eq(users.uid, by.uid) : eq(users.username, by.username), isHere))
      .limit(2);
    return rows.length === 1 ? rows[0] : undefined;
  },

  /** The latest first. */
  follows(userId: number, kind: 'followers' | 'following', { until, skip }: TimeCursor, limit: number) {
    const [own, other] = kind === 'followers' ? [edges.toId, edges.fromId] : [edges.fromId, edges.toId];
    return db
      .select({ ...author, personalprofile: users.personalprofile, at: edges.at })
      .from(edges)
      .innerJoin(users, and(eq(users.id, other), isHere))
      .where(and(eq(own, userId), eq(edges.kind, 'follow'), until && lte(edges.at, until)))
      .orderBy(desc(edges.at), desc(other))
      .offset(skip)
      .limit(limit);
  },

  /** People whose names begin so: whom somebody follows first. */
  named: (viewer: number, text: string, limit: number) =>
    db
      .select(author)
      .from(users)
      .where(and(isHere, sql`starts_with(${foldedName}, lower(${text}))`))
      .orderBy(
        sql`exists (select 1 from ${edges} e where e.from_id = ${viewer} and e.kind = 'follow' and e.to_id = ${users.id}) desc`,
        foldedName,
        users.uid,
      )
      .limit(limit),
});
