import type { Db } from '../../db/db.ts';
import type { TimedLog, Write } from './sync/index.ts';

/** Facts of one table, which some logs tell. */
export interface Told {
  /** Reads what logs tell, and makes it ready, so that writing it costs this process little. */
  prepare(chainId: number, logs: readonly TimedLog[]): Write;
  /** Forgets what the blocks above told. */
  forgetAbove(tx: Db, chainId: number, block: number): Promise<void>;
}

/** What is made of the logs of some contracts: facts, and what follows from them. */
export interface Part {
  /** First topics of the logs that it reads. */
  topics: readonly string[];
  /** Contracts whose logs are wanted besides those of collections. */
  addresses: readonly string[];
  facts: readonly Told[];
  /** Whatever the facts above one block concern is then as the facts up to the other have it. */
  settle?(tx: Db, chainId: number, above: number, upTo: number): Promise<void>;
}
