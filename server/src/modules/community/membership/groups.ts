import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { groups } from './tables.ts';

/** Groups whose name or description holds a text, those with the most members first. */
export async function findGroups(db: Db, text: string, limit: number) {
  const rows = await db
    .select({ groupid: groups.id, name: groups.name, description: groups.description, members: groups.members })
    .from(groups)
    .where(sql`strpos(lower(${groups.name} || ' ' || ${groups.description}), lower(${text})) > 0`)
    .orderBy(desc(groups.members), desc(groups.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, groupid: String(row.groupid) }));
}

export const hasGroup = async (db: Db, id: number): Promise<boolean> => (await db.$count(groups, eq(groups.id, id))) > 0;
