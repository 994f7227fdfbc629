import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { claims } from '../claims/tables.ts';
import { isIn } from './repository.ts';
import { eventAnswers, eventPlayers, eventReminders, events } from './tables.ts';

/** The SQL of people in live events: who entered, chose, won, and wants to be reminded. */
export function eventPeopleOf(db: Db) {
  return {
    async player(eventId: string, userId: number, isHeld = false): Promise<typeof eventPlayers.$inferSelect | undefined> {
      const query = db
        .select()
        .from(eventPlayers)
        .where(and(eq(eventPlayers.eventId, eventId), eq(eventPlayers.userId, userId)));
      const [row] = await (isHeld ? query.for('update') : query);
      return row;
    },
    async enter(eventId: string, userId: number, c: string, at: Date): Promise<void> {
      await db.insert(eventPlayers).values({ eventId, userId, c, enteredAt: at }).onConflictDoNothing();
    },
    async revive(eventId: string, userId: number, no: number): Promise<void> {
      await db
        .update(eventPlayers)
        .set({ outNo: null, revivedNo: no })
        .where(and(eq(eventPlayers.eventId, eventId), eq(eventPlayers.userId, userId)));
    },
    /** Some who entered, the latest first; of those who are in alone where that is asked for. */
    async some(eventId: string, limit: number, { areIn }: { areIn: boolean }): Promise<number[]> {
      const rows = await db
        .select({ userId: eventPlayers.userId })
        .from(eventPlayers)
        .where(areIn ? isIn(eventId) : eq(eventPlayers.eventId, eventId))
        .orderBy(desc(eventPlayers.enteredAt), desc(eventPlayers.userId))
        .limit(limit);
      return rows.map(({ userId }) => userId);
    },
    /** What a person chose, by the number of the question. */
    async choices(eventId: string, userId: number): Promise<ReadonlyMap<number, number>> {
      const rows = await db
        .select({ no: eventAnswers.no, choice: eventAnswers.choice })
        .from(eventAnswers)
        .where(and(eq(eventAnswers.eventId, eventId), eq(eventAnswers.userId, userId)));
      return new Map(rows.map(({ no, choice }) => [no, choice]));
    },

    async remind(eventId: string, userId: number, isOn: boolean): Promise<void> {
      const own = and(eq(eventReminders.eventId, eventId), eq(eventReminders.userId, userId));
      if (isOn) await db.insert(eventReminders).values({ eventId, userId }).onConflictDoNothing();
      else await db.delete(eventReminders).where(own);
    },
    /** People who want to be reminded of an event, by their keys. */
    async toRemind(eventId: string, after: number, limit: number): Promise<number[]> {
      const rows = await db
        .select({ userId: eventReminders.userId })
        .from(eventReminders)
        .where(and(eq(eventReminders.eventId, eventId), gt(eventReminders.userId, after)))
        .orderBy(asc(eventReminders.userId))
        .limit(limit);
      return rows.map(({ userId }) => userId);
    },
    /** Which of these events a person entered, and wants to be reminded of. */
    async ofPerson(eventIds: readonly string[], userId: number): Promise<{ entered: ReadonlySet<string>; reminded: ReadonlySet<string> }> {
      const of = async (table: typeof eventPlayers | typeof eventReminders) =>
        new Set(
          (
            await db
              .select({ id: table.eventId })
              .from(table)
              .where(and(eq(table.userId, userId), inArray(table.eventId, [...eventIds])))
          ).map(({ id }) => id),
        );
      if (eventIds.length === 0) return { entered: new Set(), reminded: new Set() };
      const [entered, reminded] = await Promise.all([of(eventPlayers), of(eventReminders)]);
      return { entered, reminded };
    },

    /** Main coins that a person won in an event. */
    async wonBy(eventId: string, userId: number): Promise<number> {
      const [row] = await db
        .select({ bricks: claims.weight })
        .from(claims)
        .where(and(eq(claims.eventId, eventId), eq(claims.userId, userId)));
      return row?.bricks ?? 0;
    },

    /** Events that a person entered, the latest first. */
    entered: (userId: number, limit: number) =>
      db
        .select({ event: eventPlayers.eventId, opensAt: events.opensAt, outNo: eventPlayers.outNo, revivedNo: eventPlayers.revivedNo })
        .from(eventPlayers)
        .innerJoin(events, eq(events.id, eventPlayers.eventId))
        .where(eq(eventPlayers.userId, userId))
        .orderBy(desc(events.opensAt))
        .limit(limit),
    async forget(userId: number): Promise<void> {
      for (const table of [eventReminders, eventAnswers, eventPlayers]) await db.delete(table).where(eq(table.userId, userId));
    },
  };
}
