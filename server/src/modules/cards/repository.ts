import type { Card } from '@mortar/protocol/cards';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { holdLock } from '../../db/locks.ts';
import { NONE, type Bought } from './prices.ts';
import { cardDays } from './tables.ts';

/** The SQL of what people bought. */
export function cardDaysOf(db: Db) {
  return {
    /** Until the transaction ends, nobody else buys or plays cards of this person. */
    hold: (userId: number) => holdLock(db, 'cards', userId),

    async bought(userId: number, day: string): Promise<Bought> {
      const rows = await db
        .select({ card: cardDays.card, bought: cardDays.bought })
        .from(cardDays)
        .where(and(eq(cardDays.userId, userId), eq(cardDays.day, day)));
      return { ...NONE, ...Object.fromEntries(rows.map(({ card, bought }) => [card, bought])) };
    },

    async note(userId: number, day: string, card: Card, bought: number): Promise<void> {
      await db
        .insert(cardDays)
        .values({ userId, day, card, bought })
        .onConflictDoUpdate({ target: [cardDays.userId, cardDays.day, cardDays.card], set: { bought } });
    },

    all: (userId: number, limit: number) =>
      db
        .select({ day: cardDays.day, card: cardDays.card, bought: cardDays.bought })
        .from(cardDays)
        .where(eq(cardDays.userId, userId))
        .orderBy(desc(cardDays.day))
        .limit(limit),

    async forget(userId: number): Promise<void> {
      await db.delete(cardDays).where(eq(cardDays.userId, userId));
    },
  };
}
