import type { Output } from '@mortar/protocol';
import type { getExpireTime } from '@mortar/protocol/quiz';
import type { Db } from '../../db/db.ts';
import type { CardService } from '../cards/index.ts';

/** Cards of persons, as runs play them. */
export type Cards = Pick<CardService, 'held' | 'burn' | 'price' | 'beforeRevival'>;

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

type Prospect = Pick<Output<typeof getExpireTime>, 'estimate' | 'streak'>;

/** What runs bring. */
export interface Rewards {
  /** Books what the end of a run brings, once, in the transaction in which it ends or is bound. Its claim stands already. */
  ended(tx: Db, run: EndedRun): Promise<void>;
  /** What is told at the end. @param run `weight` of its claim; 0 where it has none */
  outlook(tx: Db, run: { userId: number; roundId: string; weight: number }): Promise<{ estimate: number | null; streak: number | null }>;
  /** What is told before a run. @param userId null for a visitor */
  prospect(roundId: string, userId: number | null): Promise<Prospect>;
}

/** A site whose quiz brings nothing but points. */
export const NO_REWARDS: Rewards = {
  ended: () => Promise.resolve(),
  outlook: () => Promise.resolve({ estimate: null, streak: null }),
  prospect: () => Promise.resolve({ estimate: null, streak: null }),
};
