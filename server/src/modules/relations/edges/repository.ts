import { and, desc, eq, inArray, lte, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import type { TimeCursor } from '../../../lib/time-cursor.ts';
import type { Edge } from './relation.ts';
import { edges, type EdgeKind } from './tables.ts';

/** A list of edges of one person: theirs to others, or those of others to them. */
export interface EdgeList {
  kind: EdgeKind;
  side: 'from' | 'to';
}

/** What ends with a block, both ways. */
const TIES: EdgeKind[] = ['contact', 'request', 'ignore', 'follow'];

const ignored = alias(edges, 'ignored');

/** The SQL of how people stand to each other. */
export function edgesOf(db: Db) {
  const rowsOf = (userId: number, { kind, side }: EdgeList) => {
    const [own, other] = side === 'from' ? [edges.fromId, edges.toId] : [edges.toId, edges.fromId];
    const isIgnored = db
      .select({ one: sql`1` })
      .from(ignored)
      .where(and(eq(ignored.fromId, edges.toId), eq(ignored.toId, edges.fromId), eq(ignored.kind, 'ignore')));
    const isSeen = kind === 'request' && side === 'to' ? notExists(isIgnored) : undefined;
    return { other, where: and(eq(own, userId), eq(edges.kind, kind), isSeen) };
  };
  const isBetween = (one: number, other: number) =>
    or(and(eq(edges.fromId, one), eq(edges.toId, other)), and(eq(edges.fromId, other), eq(edges.toId, one)));

  return {
    /** Changes between the same two people come one after the other. */
    holdPair: (one: number, other: number) => holdLock(db, 'relation', `${Math.min(one, other)} ${Math.max(one, other)}`),

    /** Everything between a person and some others, both ways. */
    async between(userId: number, others: readonly number[]): Promise<Edge[]> {
      if (others.length === 0) return [];
      const columns = { fromId: edges.fromId, toId: edges.toId, kind: edges.kind };
      return db
        .select(columns)
        .from(edges)
        .where(and(eq(edges.fromId, userId), inArray(edges.toId, [...others])))
        .unionAll(
          db
            .select(columns)
            .from(edges)
            .where(and(eq(edges.toId, userId), inArray(edges.fromId, [...others]))),
        );
    },

    /** The others of a list, the latest first. */
    page: (userId: number, list: EdgeList, { until, skip }: TimeCursor, limit: number) => {
      const { other, where } = rowsOf(userId, list);
      return db
        .select({ userId: other, text: edges.text, at: edges.at })
        .from(edges)
        .where(and(where, until && lte(edges.at, until)))
        .orderBy(desc(edges.at), desc(other))
        .offset(skip)
        .limit(limit);
    },

    count: (userId: number, list: EdgeList): Promise<number> => db.$count(edges, rowsOf(userId, list).where),

    /** Everything that a person said of others, and requests of others to them. */
    ownOf: (userId: number, limit: number) =>
      db
        .select()
        .from(edges)
        .where(or(eq(edges.fromId, userId), and(eq(edges.toId, userId), eq(edges.kind, 'request'))))
        .orderBy(desc(edges.at))
        .limit(limit),

    async put(edge: Edge & { text?: string; at: Date }): Promise<void> {
      const { text = '', at } = edge;
      await db
        .insert(edges)
        .values({ ...edge, text })
        .onConflictDoUpdate({ target: [edges.fromId, edges.kind, edges.toId], set: edge.kind === 'request' ? { text, at } : { text } });
    },

    async remove({ fromId, toId, kind }: Edge): Promise<void> {
      await db.delete(edges).where(and(eq(edges.fromId, fromId), eq(edges.kind, kind), eq(edges.toId, toId)));
    },

    /** Takes away what two people are to each other, except for blocks. */
    async untie(one: number, other: number, kinds: EdgeKind[] = TIES): Promise<void> {
      await db.delete(edges).where(and(isBetween(one, other), inArray(edges.kind, kinds)));
    },

    async forget(userId: number): Promise<void> {
      await db.delete(edges).where(or(eq(edges.fromId, userId), eq(edges.toId, userId)));
    },
  };
}
