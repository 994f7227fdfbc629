import { and, asc, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import { statement } from '../../../db/statement.ts';
import { questions, revisions } from '../bank/tables.ts';
import { leaves, rounds } from './tables.ts';

export type RoundRow = typeof rounds.$inferSelect;
export type NewRound = typeof rounds.$inferInsert;
export type NewLeaf = typeof leaves.$inferInsert;

/** Place of a question in a round's pool. */
export interface Place {
  tier: number;
  idx: number;
}

const LEAF = {
  tier: leaves.tier,
  idx: leaves.idx,
  id: leaves.questionId,
  rev: leaves.rev,
  salt: leaves.salt,
  body: revisions.body,
  correct: revisions.correct,
  topic: questions.topic,
  source: questions.source,
};
/** A question in a pool, with its words and its key. */
export interface Leaf extends Place {
  id: string;
  rev: number;
  salt: string;
  body: string[];
  correct: number;
  topic: string;
  source: string;
}

const leafAt = statement<Leaf>(
  'quiz_leaf',
  `select l.tier, l.idx, l.question_id as id, l.rev, l.salt, r.body, r.correct, q.topic, q.source from quiz_leaves l
   join quiz_question_revs r on r.question_id = l.question_id and r.rev = l.rev join quiz_questions q on q.id = l.question_id
   where l.round_id = $1 and l.tier = $2 and l.idx = $3`,
);

/** Whether a question `q` of a leaf `l` is not asked any more: it is void, rests, or is being corrected. */
export const IS_WITHDRAWN = `(q.state in ('void', 'rest') or (q.state in ('review', 'draft') and q.rev > l.rev))`;
const withdrawnOf = statement<{ id: string }>(
  'quiz_withdrawn',
  `select l.question_id as id from quiz_questions q join quiz_leaves l on l.question_id = q.id
   where ${IS_WITHDRAWN} and l.round_id = $1 order by q.state desc, q.id`,
);

const ofLeaf = and(eq(revisions.questionId, leaves.questionId), eq(revisions.rev, leaves.rev));

/** The SQL of rounds and their pools. */
export function roundsOf(db: Db) {
  return {
    /** Rounds are made by one process at a time, until the transaction ends. */
    hold: () => holdLock(db, 'quizRounds', 0),
    async find(id: string): Promise<RoundRow | undefined> {
      const [row] = await db.select().from(rounds).where(eq(rounds.id, id));
      return row;
    },
    async latest(): Promise<RoundRow | undefined> {
      const [row] = await db.select().from(rounds).orderBy(desc(rounds.id)).limit(1);
      return row;
    },
    async before(id: string): Promise<RoundRow | undefined> {
      const [row] = await db.select().from(rounds).where(lt(rounds.id, id)).orderBy(desc(rounds.id)).limit(1);
      return row;
    },
    list: (before: string | undefined, limit: number): Promise<RoundRow[]> =>
      db
        .select()
        .from(rounds)
        .where(before === undefined ? undefined : lt(rounds.id, before))
        .orderBy(desc(rounds.id))
        .limit(limit),
    async add(round: NewRound, pool: readonly NewLeaf[]): Promise<void> {
      await db.insert(rounds).values(round);
      await db.insert(leaves).values([...pool]);
    },

    /** Closed rounds whose secret is not public yet. */
    unpublished: (now: Date): Promise<RoundRow[]> =>
      db
        .select()
        .from(rounds)
        .where(and(lte(rounds.closesAt, now), isNull(rounds.secret)))
        .orderBy(asc(rounds.id)),
    async publish(id: string, secret: string): Promise<void> {
      await db.update(rounds).set({ secret }).where(eq(rounds.id, id));
    },

    async leafAt(roundId: string, { tier, idx }: Place): Promise<Leaf | undefined> {
      const [leaf] = await leafAt(db, [roundId, tier, idx]);
      return leaf;
    },
    /** Hashes of a whole pool, in the order of its tree. */
    async hashes(roundId: string): Promise<string[]> {
      const rows = await db.select({ hash: leaves.hash }).from(leaves).where(eq(leaves.roundId, roundId)).orderBy(leaves.tier, leaves.idx);
      return rows.map(({ hash }) => hash);
    },
    leavesAt: (roundId: string, places: readonly Place[]): Promise<Leaf[]> => {
      const pairs = places.map(({ tier, idx }) => sql`(${tier}::smallint, ${idx}::int)`);
      return db
        .select(LEAF)
        .from(leaves)
        .innerJoin(revisions, ofLeaf)
        .innerJoin(questions, eq(questions.id, leaves.questionId))
        .where(and(eq(leaves.roundId, roundId), sql`(${leaves.tier}, ${leaves.idx}) in (${sql.join(pairs, sql`, `)})`));
    },
    /** Questions of a pool that are not asked any more since it was committed to. */
    async withdrawn(roundId: string): Promise<string[]> {
      const rows = await withdrawnOf(db, [roundId]);
      return rows.map(({ id }) => id);
    },
    /** Questions of a pool that a person offered. */
    async offeredBy(roundId: string, userId: number): Promise<string[]> {
      const rows = await db
        .select({ id: questions.id })
        .from(questions)
        .innerJoin(leaves, and(eq(leaves.questionId, questions.id), eq(leaves.roundId, roundId)))
        .where(eq(questions.authorId, userId));
      return rows.map(({ id }) => id);
    },
    /** Where questions stand in a pool. */
    placesOf: (roundId: string, questionIds: readonly string[]) =>
      db
        .select({ questionId: leaves.questionId, tier: leaves.tier, idx: leaves.idx })
        .from(leaves)
        .where(and(eq(leaves.roundId, roundId), inArray(leaves.questionId, [...questionIds]))),
  };
}
