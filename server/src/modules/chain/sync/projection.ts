import type { Log } from '@mortar/chain/source';
import type { Db } from '../../../db/db.ts';

/** A log with the time of its block. */
export interface TimedLog extends Log {
  /** Seconds since the epoch. */
  at: number;
}

/** Logs that are asked for. */
export interface Watched {
  addresses: readonly string[];
  topics: readonly string[];
}

/** Writes what was made ready, in the transaction that moves the cursor. */
export type Write = (tx: Db) => Promise<void>;

/** What is made of a chain's logs. Whatever was undone and done again must leave the same rows. */
export interface Projection {
  /** Whose logs are wanted now. */
  watched(db: Db, chainId: number): Promise<Watched>;
  /** Contracts that logs tell of, whose own logs are wanted from the same blocks on. */
  discover(logs: readonly Log[]): string[];
  /** Makes the logs of blocks ready to be taken behind those before them; in their order, and at least one. */
  prepare(chainId: number, logs: readonly TimedLog[]): Write;
  /** Takes back what came of the blocks above. */
  revert(tx: Db, chainId: number, block: number): Promise<void>;
}
