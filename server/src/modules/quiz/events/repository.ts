import { and, asc, count, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import { questions, revisions } from '../bank/tables.ts';
import type { TimeCursor } from '../../../lib/time-cursor.ts';
import type { Drawn } from './draw.ts';
import { eventAnswers, eventLeaves, eventPlayers, eventQuestions, events } from './tables.ts';

export type EventRow = typeof events.$inferSelect;
export type NewEvent = typeof events.$inferInsert;
export type NewEventLeaf = typeof eventLeaves.$inferInsert;

/** A question of an event with its words and its key. */
export type EventQuestionRow = Awaited<ReturnType<ReturnType<typeof eventsOf>['questionsOf']>>[number];

const OF_LEAF = and(
  eq(eventLeaves.eventId, eventQuestions.eventId),
  eq(eventLeaves.tier, eventQuestions.tier),
  eq(eventLeaves.idx, eventQuestions.idx),
);
const OF_REV = and(eq(revisions.questionId, eventLeaves.questionId), eq(revisions.rev, eventLeaves.rev));
/** Who has entered an event and is not out. */
export const isIn = (eventId: string) => and(eq(eventPlayers.eventId, eventId), isNull(eventPlayers.outNo));

/** The SQL of live events. */
export function eventsOf(db: Db) {
  return {
    /** Events are scheduled one after the other, until the transaction ends. */
    hold: () => holdLock(db, 'quizEvents', 0),
    async find(id: string): Promise<EventRow | undefined> {
      const [row] = await db.select().from(events).where(eq(events.id, id));
      return row;
    },
    async latest(): Promise<EventRow | undefined> {
      const [row] = await db.select().from(events).orderBy(desc(events.seq)).limit(1);
      return row;
    },
    async before({ seq }: EventRow): Promise<EventRow | undefined> {
      const [row] = await db
        .select()
        .from(events)
        .where(sql`${events.seq} < ${seq}`)
        .orderBy(desc(events.seq))
        .limit(1);
      return row;
    },
    async add(event: NewEvent, pool: readonly NewEventLeaf[]): Promise<void> {
      await db.insert(events).values(event);
      await db.insert(eventLeaves).values([...pool]);
    },
    async set(id: string, change: Partial<NewEvent>): Promise<void> {
      await db.update(events).set(change).where(eq(events.id, id));
    },
    /** What the events of a day promise together; of those that are over, what they brought. */
    async promisedOn(day: string): Promise<number> {
      const own = sql`case when ${events.phase} = 'cancelled' then 0 when ${events.phase} = 'ended' then coalesce(${events.share}, 0) * coalesce(${events.winners}, 0) else ${events.prize} end`;
      const [row] = await db
        .select({ bricks: sql`coalesce(sum(${own}), 0)`.mapWith(Number) })
        .from(events)
        .where(eq(events.day, day));
      return row!.bricks;
    },

    /** The event that time changes next, of those whose time has come; nobody else changes it until the transaction ends. */
    async holdDue(now: Date): Promise<EventRow | undefined> {
      const [row] = await db
        .select()
        .from(events)
        .where(lte(events.nextAt, now))
        .orderBy(asc(events.nextAt))
        .limit(1)
        .for('update', { skipLocked: true });
      return row;
    },
    /** An event; it does not go on until the transaction ends. */
    async holdStill(id: string): Promise<EventRow | undefined> {
      const [row] = await db.select().from(events).where(eq(events.id, id)).for('share');
      return row;
    },
    /** An event; nobody else changes it, or holds it still, until the transaction ends. */
    async lock(id: string): Promise<EventRow | undefined> {
      const [row] = await db.select().from(events).where(eq(events.id, id)).for('update');
      return row;
    },
    /** When time changes an event next. */
    async nextTime(): Promise<Date | undefined> {
      const [row] = await db
        .select({ nextAt: events.nextAt })
        .from(events)
        .where(sql`${events.nextAt} is not null`)
        .orderBy(asc(events.nextAt))
        .limit(1);
      return row?.nextAt ?? undefined;
    },
    /** Events to come and under way, the next first. */
    upcoming: ({ until: after, skip }: TimeCursor, limit: number): Promise<EventRow[]> =>
      db
        .select()
        .from(events)
        .where(and(sql`${events.nextAt} is not null`, after && sql`${events.opensAt} >= ${after.toISOString()}`))
        .orderBy(asc(events.opensAt), asc(events.seq))
        .offset(skip)
        .limit(limit),
    /** Events that were played to their end, the latest first. */
    past: ({ until, skip }: TimeCursor, limit: number): Promise<EventRow[]> =>
      db
        .select()
        .from(events)
        .where(and(eq(events.phase, 'ended'), until && lte(events.endedAt, until)))
        .orderBy(desc(events.endedAt), desc(events.seq))
        .offset(skip)
        .limit(limit),
    inLobby: (): Promise<EventRow[]> =>
      db
        .select()
        .from(events)
        .where(and(eq(events.phase, 'lobby'), sql`${events.nextAt} is not null`)),

    /** Counts who has entered. @returns how many, where it is another number than it was */
    async countPlayers(id: string): Promise<number | undefined> {
      const all = db.select({ all: count() }).from(eventPlayers).where(eq(eventPlayers.eventId, id));
      const rows = await db
        .update(events)
        .set({ players: sql`(${all})` })
        .where(and(eq(events.id, id), eq(events.phase, 'lobby'), sql`${events.players} <> (${all})`))
        .returning({ players: events.players });
      return rows[0]?.players;
    },
    /** Numbers of those who entered first. */
    async numbers(id: string, limit: number): Promise<string[]> {
      const rows = await db
        .select({ c: eventPlayers.c })
        .from(eventPlayers)
        .where(eq(eventPlayers.eventId, id))
        .orderBy(asc(eventPlayers.enteredAt), asc(eventPlayers.userId))
        .limit(limit);
      return rows.map(({ c }) => c);
    },
    async addQuestions(eventId: string, drawn: readonly Drawn[]): Promise<void> {
      await db.insert(eventQuestions).values(drawn.map((one) => ({ ...one, eventId })));
    },
    async setQuestion(eventId: string, no: number, change: Partial<typeof eventQuestions.$inferInsert>): Promise<void> {
      await db
        .update(eventQuestions)
        .set(change)
        .where(and(eq(eventQuestions.eventId, eventId), eq(eventQuestions.no, no)));
    },
    /** Questions that were asked, with words and keys. @param no of one alone */
    questionsOf: (eventId: string, no?: number) =>
      db
        .select({
          asked: eventQuestions,
          id: eventLeaves.questionId,
          rev: eventLeaves.rev,
          salt: eventLeaves.salt,
          body: revisions.body,
          correct: revisions.correct,
          topic: questions.topic,
          source: questions.source,
        })
        .from(eventQuestions)
        .innerJoin(eventLeaves, OF_LEAF)
        .innerJoin(revisions, OF_REV)
        .innerJoin(questions, eq(questions.id, eventLeaves.questionId))
        .where(
          and(
            eq(eventQuestions.eventId, eventId),
            sql`${eventQuestions.askedAt} is not null`,
            no === undefined ? undefined : eq(eventQuestions.no, no),
          ),
        )
        .orderBy(asc(eventQuestions.no)),

    /** How many of those who are in chose each place of the screen. */
    async picks(eventId: string, no: number): Promise<number[]> {
      const rows = await db
        .select({ choice: eventAnswers.choice, all: count() })
        .from(eventAnswers)
        .where(and(eq(eventAnswers.eventId, eventId), eq(eventAnswers.no, no)))
        .groupBy(eventAnswers.choice);
      return [0, 1, 2, 3].map((choice) => rows.find((row) => row.choice === choice)?.all ?? 0);
    },
    /** Puts out everybody who is in and did not choose a place. @returns how many */
    async putOut(eventId: string, no: number, key: number): Promise<number> {
      const right = sql`select 1 from quiz_event_answers a where a.event_id = ${eventId} and a.no = ${no} and a.user_id = quiz_event_players.user_id and a.choice = ${key}`;
      const [row] = await db.execute<{ out: number }>(sql`
        with gone as (update quiz_event_players set out_no = ${no} where event_id = ${eventId} and out_no is null and not exists (${right}) returning 1)
        select count(*)::int as out from gone`);
      return row!.out;
    },
    countIn: (eventId: string): Promise<number> => db.$count(eventPlayers, isIn(eventId)),
    /** Makes what an event asked free to practise on. */
    async tell(eventId: string): Promise<void> {
      const asked = db
        .select({ id: eventLeaves.questionId })
        .from(eventQuestions)
        .innerJoin(eventLeaves, OF_LEAF)
        .where(eq(eventQuestions.eventId, eventId));
      await db.update(questions).set({ isTold: true }).where(inArray(questions.id, asked));
    },
  };
}
