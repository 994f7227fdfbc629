import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import { questions } from '../bank/tables.ts';
import { claims } from '../claims/tables.ts';
import { leaves } from '../rounds/tables.ts';
import { addSteps, keepRun, lockRun, lookAtRun, type KeptRun, type LockedRun, type SeenRun } from './hot.ts';
import { runs, steps } from './tables.ts';

export type RunRow = typeof runs.$inferSelect;
export type NewRun = typeof runs.$inferInsert;
export type StepRow = typeof steps.$inferSelect;
export type NewStep = typeof steps.$inferInsert;

/** Who plays: a person, or a browser without an account, of which only a hash is known. */
export type Owner = { userId: number } | { browser: string };

/** Whether a run is a player's: one that was bound is its person's alone. */
export const isPlayedBy = ({ userId, browser }: RunRow, owner: Owner | null): boolean =>
  owner !== null && ('userId' in owner ? userId === owner.userId : userId === null && browser === owner.browser);

const playedBy = (owner: Owner) => ('userId' in owner ? eq(runs.userId, owner.userId) : eq(runs.browser, owner.browser));
/** The player's own runs of rounds. */
const ownedBy = (owner: Owner) => and(playedBy(owner), isNull(runs.challengeId), 'userId' in owner ? eq(runs.isRanked, true) : undefined);

/** The SQL of runs. */
export function runsOf(db: Db) {
  return {
    /** Runs of one player begin one after the other, until the transaction ends. */
    hold: (owner: Owner) => holdLock(db, 'quizPlayer', 'userId' in owner ? owner.userId : owner.browser),
    /** A run, and the database's time once it is held, ms; nobody else changes it until the transaction ends. */
    lock: (id: string): Promise<LockedRun | undefined> => lockRun(db, id),
    /** A run with its question and the database's time, ms; others may change it. */
    look: (id: string): Promise<SeenRun | undefined> => lookAtRun(db, id),
    /** The run of a player in a round. */
    async ofPlayer(roundId: string, owner: Owner): Promise<RunRow | undefined> {
      const [run] = await db
        .select()
        .from(runs)
        .where(and(eq(runs.roundId, roundId), ownedBy(owner)));
      return run;
    },
    /** The run of a player for a challenge. */
    async ofChallenge(challengeId: string, owner: Owner): Promise<RunRow | undefined> {
      const [run] = await db
        .select()
        .from(runs)
        .where(and(eq(runs.challengeId, challengeId), playedBy(owner)));
      return run;
    },
    /** Whether a run of the player is under way, of whatever round. */
    isPlaying: async (owner: Owner): Promise<boolean> => (await db.$count(runs, and(ownedBy(owner), sql`${runs.dueAt} is not null`))) > 0,
    async find(id: string): Promise<RunRow | undefined> {
      const [run] = await db.select().from(runs).where(eq(runs.id, id));
      return run;
    },
    /** Begins a run; false when somebody of this round has chosen the same number. */
    async add(run: NewRun): Promise<boolean> {
      const rows = await db
        .insert(runs)
        .values(run)
        .onConflictDoNothing({ target: [runs.roundId, runs.c], where: isNull(runs.challengeId) })
        .returning({ id: runs.id });
      return rows.length > 0;
    },
    addSteps: (rows: readonly NewStep[]): Promise<void> => addSteps(db, rows),
    /**
     * Keeps how a run stands after its new steps, unless it has had others meanwhile.
     * @param counted those by which its questions are measured @returns whether it is kept
     */
    keep: (run: KeptRun, rows: readonly NewStep[], counted: readonly NewStep[]): Promise<boolean> => keepRun(db, run, rows, counted),
    async step(runId: string, seq: number): Promise<StepRow | undefined> {
      const [step] = await db
        .select()
        .from(steps)
        .where(and(eq(steps.runId, runId), eq(steps.seq, seq)));
      return step;
    },
    stepsOf: (runIds: readonly string[]): Promise<StepRow[]> =>
      db
        .select()
        .from(steps)
        .where(inArray(steps.runId, [...runIds]))
        .orderBy(asc(steps.runId), asc(steps.seq)),

    /** Notes that a page is there, while there is time for its question. */
    async alive(id: string, owner: Owner, at: Date): Promise<void> {
      await db
        .update(runs)
        .set({ aliveAt: at })
        .where(and(eq(runs.id, id), playedBy(owner), eq(runs.state, 'asked'), gt(runs.deadline, at)));
    },
    /** Ids of runs that time has changed since. */
    async due(now: Date, limit: number): Promise<string[]> {
      const rows = await db.select({ id: runs.id }).from(runs).where(lt(runs.dueAt, now)).orderBy(runs.dueAt).limit(limit);
      return rows.map(({ id }) => id);
    },
    countFrom: (roundId: string, network: string): Promise<number> =>
      db.$count(runs, and(eq(runs.roundId, roundId), eq(runs.network, network), isNull(runs.userId))),
    /** How many play or have played a round, by how their run stands. */
    async countByState(roundId: string) {
      return db
        .select({ state: runs.state, runs: count() })
        .from(runs)
        .where(and(eq(runs.roundId, roundId), isNull(runs.challengeId)))
        .groupBy(runs.state);
    },
    /** Ids of questions that a person was asked since then, the latest first. */
    async seenSince(userId: number, since: Date): Promise<string[]> {
      const rows = await db
        .select({ id: leaves.questionId })
        .from(runs)
        .innerJoin(steps, eq(steps.runId, runs.id))
        .innerJoin(leaves, and(eq(leaves.roundId, runs.roundId), eq(leaves.tier, steps.tier), eq(leaves.idx, steps.idx)))
        .where(and(eq(runs.userId, userId), gt(runs.startedAt, since)))
        .groupBy(leaves.questionId)
        .orderBy(desc(sql`max(${steps.at})`));
      return rows.map(({ id }) => id);
    },

    /** The latest run of a browser that can be bound. */
    async bindable(browser: string, now: Date): Promise<RunRow | undefined> {
      const [run] = await db
        .select()
        .from(runs)
        .where(and(eq(runs.browser, browser), isNull(runs.userId), isNull(runs.challengeId), gte(runs.bindBy, now)))
        .orderBy(desc(runs.roundId))
        .limit(1);
      return run;
    },
    /** Makes the questions that a round asked free to practise on. */
    async tell(roundId: string): Promise<void> {
      const asked = db
        .select({ id: leaves.questionId })
        .from(runs)
        .innerJoin(steps, eq(steps.runId, runs.id))
        .innerJoin(leaves, and(eq(leaves.roundId, runs.roundId), eq(leaves.tier, steps.tier), eq(leaves.idx, steps.idx)))
        .where(eq(runs.roundId, roundId));
      await db.update(questions).set({ isTold: true }).where(inArray(questions.id, asked));
    },
    /** Makes a run somebody's. */
    async give(id: string, userId: number, isRanked: boolean): Promise<void> {
      await db.update(runs).set({ userId, isRanked, network: null, bindBy: null }).where(eq(runs.id, id));
    },
    /** Gives a person's open window for a revival anew, once a run. */
    async extend(userId: number, now: Date, reviveUntil: Date): Promise<void> {
      await db
        .update(runs)
        .set({ reviveUntil, dueAt: reviveUntil, hasExtended: true })
        .where(
          and(
            eq(runs.userId, userId),
            eq(runs.state, 'failed'),
            eq(runs.hasExtended, false),
            gt(runs.reviveUntil, now),
            lt(runs.reviveUntil, reviveUntil),
          ),
        );
    },
    /** Notes what a run's end has brought. */
    async book(id: string, bookedPoints: number, bookedRight: number): Promise<void> {
      await db.update(runs).set({ bookedPoints, bookedRight }).where(eq(runs.id, id));
    },
    async claim(claim: typeof claims.$inferInsert): Promise<void> {
      await db
        .insert(claims)
        .values(claim)
        .onConflictDoUpdate({
          target: [claims.roundId, claims.userId, claims.eventId],
          set: { weight: claim.weight },
          setWhere: and(eq(claims.runId, claim.runId), eq(claims.state, 'waiting')),
        });
    },
    /** Whether somebody has begun a run, ever. */
    hasPlayed: async (userId: number): Promise<boolean> =>
      (await db.select({ id: runs.id }).from(runs).where(eq(runs.userId, userId)).limit(1)).length > 0,

    /** Runs of a person that are over, the latest first. */
    ended: (userId: number, until: Date | undefined, skip: number, limit: number): Promise<RunRow[]> =>
      db
        .select()
        .from(runs)
        .where(and(eq(runs.userId, userId), sql`${runs.endedAt} is not null`, until && sql`${runs.endedAt} <= ${until.toISOString()}`))
        .orderBy(desc(runs.endedAt), desc(runs.id))
        .offset(skip)
        .limit(limit),
    async forget(userId: number): Promise<void> {
      await db.delete(claims).where(eq(claims.userId, userId));
      await db.delete(runs).where(eq(runs.userId, userId));
    },
    /** Forgets runs that nobody has bound. */
    async removeUnbound(before: Date): Promise<void> {
      await db.delete(runs).where(and(isNull(runs.userId), lt(runs.startedAt, before)));
    },
  };
}
