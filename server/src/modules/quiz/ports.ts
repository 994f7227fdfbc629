import type { QuizCard } from '@mortar/protocol/quiz';
import type { Db } from '../../db/db.ts';

/** Price of a card, and the name of the prices that it belongs to. */
export interface CardPrice {
  brickstype: number;
  price: number;
  pricever: string;
}

/** Cards of persons. */
export interface Cards {
  /** How many of each kind a person has. */
  held(tx: Db, userId: number): Promise<Record<QuizCard, number>>;
  /** Takes one card in the caller's transaction. @returns false when there is none; the same key takes once */
  burn(tx: Db, use: { userId: number; card: QuizCard; key: string }): Promise<boolean>;
  /** Price of a person's next card of a kind; null where none is sold. */
  price(tx: Db, userId: number, card: QuizCard): Promise<CardPrice | null>;
}

/** A ranked run of a person that is over. */
export interface EndedRun {
  runId: string;
  roundId: string;
  userId: number;
  status: 'won' | 'lost' | 'expired';
  points: number;
  /** Right answers. */
  right: number;
  at: Date;
  /** IANA zone of the browser where it began; empty when it said none. */
  timezone: string;
}

/** What runs bring. */
export interface Rewards {
  /** Books what the end of a run brings, once, in the transaction in which it ends or is bound. Its claim stands already. */
  ended(tx: Db, run: EndedRun): Promise<void>;
  /** What is told at the end. @param run `weight` of its claim; 0 where it has none */
  outlook(tx: Db, run: { userId: number; roundId: string; weight: number }): Promise<{ estimate: number | null; streak: number | null }>;
}

/** A site that sells no cards: nobody has one. */
export const NO_CARDS: Cards = {
  held: () => Promise.resolve({ swap: 0, skip: 0, revival: 0 }),
  burn: () => Promise.resolve(false),
  price: () => Promise.resolve(null),
};

/** A site whose quiz brings nothing but points. */
export const NO_REWARDS: Rewards = {
  ended: () => Promise.resolve(),
  outlook: () => Promise.resolve({ estimate: null, streak: null }),
};
