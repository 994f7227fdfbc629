import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Markets } from '../markets.ts';
import type { WalletsOf } from '../wallets.ts';

/** What reads people's own needs. */
export interface OwnDeps {
  db: Db;
  clock: Clock;
  markets: Markets;
  walletsOf: WalletsOf;
}
