import type { Db } from '../../db/db.ts';
import type { TimedLog } from './sync/index.ts';

/** What is made of the logs of some contracts: facts, and what follows from them. */
export interface Part {
  /** First topics of the logs that it reads. */
  topics: readonly string[];
  /** Contracts whose logs are wanted besides those of collections. */
  addresses: readonly string[];
  /** Keeps what logs tell. */
  add(tx: Db, chainId: number, logs: readonly TimedLog[]): Promise<void>;
  /** Whatever the facts above one block concern is then as the facts up to the other have it. */
  settle?(tx: Db, chainId: number, above: number, upTo: number): Promise<void>;
  /** Forgets what the blocks above told. */
  forgetAbove(tx: Db, chainId: number, block: number): Promise<void>;
}
