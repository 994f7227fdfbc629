import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';

/** What a command works with, and for whom. */
export interface Desk {
  config: Config;
  database: Database;
  clock: Clock;
  who: { actor: string; reason?: string | undefined };
}
