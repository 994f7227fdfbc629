import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import type { Clock } from '../../../lib/clock.ts';
import { NOBODY } from '../address.ts';
import { isLive } from '../signed/is-live.ts';

/** Seconds between two looks: a change is known to have come within so long. */
export const FLOOR_SECONDS = 600;
/** What is older than the longest period that is compared is of no use. */
const KEPT_MS = 62 * 24 * 3_600_000;

/** Notes the lowest prices that are others than when they were last looked at. $1 now, $2 the same in seconds */
const noteFloors = statement<never>(
  'chain_floors_note',
  `insert into chain_floors (chain_id, collection, at, price)
   select chain_id, collection, $1::timestamptz, floor
   from (select chain_id, collection, min(price) as floor from chain_options where currency = '${NOBODY}' and ${isLive('$2')}
     group by chain_id, collection) as asked
   full join (select distinct on (chain_id, collection) chain_id, collection, price from chain_floors
     order by chain_id, collection, at desc) as known using (chain_id, collection)
   where floor is distinct from price
   on conflict do nothing`,
);
/** Forgets what was so before $1, but what still was then. */
const forgetFloors = statement<never>(
  'chain_floors_forget',
  `delete from chain_floors f where at < $1::timestamptz and exists (
     select from chain_floors l where l.chain_id = f.chain_id and l.collection = f.collection and l.at > f.at and l.at <= $1)`,
);

/** Notes what the lowest prices of all collections are. */
export const createFloorRound =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async (): Promise<void> => {
    const now = clock.now();
    await noteFloors(db, [new Date(now).toISOString(), String(Math.floor(now / 1000))]);
    await forgetFloors(db, [new Date(now - KEPT_MS).toISOString()]);
  };
