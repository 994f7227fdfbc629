import type { Output } from '@mortar/protocol';
import type { getExpireTime } from '@mortar/protocol/quiz';
import type { Db } from '../../db/db.ts';
import type { CardService } from '../cards/index.ts';

/** Cards of persons, as runs play them. */
export type Cards = Pick<CardService, 'held' | 'burn' | 'grant' | 'price' | 'beforeRevival'>;

/** A ranked run of a person that is over. */
export interface EndedRun {
  runId: string;
  /** Names this end: a run that was mended has another one. */
  cause: string;
  roundId: string;
  userId: number;
  status: 'won' | 'lost' | 'expired';
  /** That no end before it has brought. */
  points: number;
  /** Right answers, the same. */
  right: number;
  startedAt: Date;
  at: Date;
  /** IANA zone of the browser where it began; empty when it said none. */
  timezone: string;
}

/** A run of a person as its end is told. */
export interface EndingRun {
  userId: number;
  roundId: string;
  /** Of its claim; 0 where it has none. */
  weight: number;
  isRanked: boolean;
  startedAt: Date;
  timezone: string;
}

type Prospect = Pick<Output<typeof getExpireTime>, 'estimate' | 'streak'>;

/** What runs bring. */
export interface Rewards {
  /** Whether runs bring somebody more than a day of their streak: who keeps the bank knows its questions. */
  mayEarn(userId: number): boolean;
  /** Books what the end of a run brings, once, in the transaction in which it ends or is bound. Its claim stands already. */
  ended(tx: Db, run: EndedRun): Promise<void>;
  /** What is told at the end, which is not booked yet. */
  outlook(tx: Db, run: EndingRun): Promise<{ estimate: number | null; streak: number | null }>;
  /** What is told before a run. @param userId null for a visitor */
  prospect(roundId: string, userId: number | null): Promise<Prospect>;
}
