import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { edges } from '../../relations/index.ts';
import { groupMembers, groups } from '../membership/tables.ts';
import { personShown } from '../store/visible.ts';

interface GroupBrief {
  groupid: string;
  name: string;
  picture: string;
  members: number;
}

/** The SQL of whom and what somebody has around them. */
export const hoodOf = (db: Db, viewer: number) => ({
  /** Who follows somebody and is followed by them, the latest first. */
  async mutual(userId: number, limit: number): Promise<number[]> {
    const rows = await db.execute<{ id: number }>(sql`
      select e.to_id::float8 as id from ${edges} e
       where e.from_id = ${userId} and e.kind = 'follow'
         and exists (select 1 from ${edges} b where b.from_id = e.to_id and b.kind = 'follow' and b.to_id = ${userId})
         and ${personShown(viewer, sql`e.to_id`)}
       order by e.at desc, e.to_id limit ${limit}`);
    return rows.map(({ id }) => id);
  },
  /** Groups that somebody is in, the largest first. */
  groups: (userId: number, limit: number): Promise<GroupBrief[]> =>
    db.execute<GroupBrief & Record<string, unknown>>(sql`
      select g.id::text as groupid, g.name, g.picture, g.members from ${groupMembers} m join ${groups} g on g.id = m.group_id and not g.is_closed
       where m.user_id = ${userId} and m.role in ('owner', 'moderator', 'member') order by g.members desc, g.id limit ${limit}`),
});
