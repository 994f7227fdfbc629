import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { edges } from '../relations/index.ts';

/** Those of some people whom somebody follows. */
export async function followedOf(db: Db, userId: number, others: readonly number[]): Promise<ReadonlySet<number>> {
  if (others.length === 0) return new Set();
  const rows = await db
    .select({ toId: edges.toId })
    .from(edges)
    .where(and(eq(edges.fromId, userId), eq(edges.kind, 'follow'), inArray(edges.toId, [...others])));
  return new Set(rows.map(({ toId }) => toId));
}

/** How many people somebody follows, and how many follow them. */
export async function countFollows(db: Db, userId: number): Promise<{ followers: number; following: number }> {
  const [followers, following] = await Promise.all([
    db.$count(edges, and(eq(edges.toId, userId), eq(edges.kind, 'follow'))),
    db.$count(edges, and(eq(edges.fromId, userId), eq(edges.kind, 'follow'))),
  ]);
  return { followers, following };
}
