import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { NOBODY } from '../address.ts';

/** Adds up what the transfers above a block changed; `sign` is -1 where they are taken back. What comes to nothing is no row. */
const moving = (name: string, sign: 1 | -1) =>
  statement<never>(
    name,
    `merge into chain_balances b
     using (
       select collection, token_id, owner, sum(change) as change
       from chain_transfers, lateral (values (to_address, quantity * ${sign}), (from_address, quantity * ${-sign})) as side (owner, change)
       where chain_id = $1 and block > $2 and owner <> '${NOBODY}'
       group by collection, token_id, owner having sum(change) <> 0
     ) as changed
     on b.chain_id = $1 and b.collection = changed.collection and b.token_id = changed.token_id and b.owner = changed.owner
     when matched and quantity + change = 0 then delete
     when matched then update set quantity = quantity + change
     when not matched then insert (chain_id, collection, token_id, owner, quantity)
       values ($1, changed.collection, changed.token_id, changed.owner, change)`,
  );
/**
 * Counts what somebody has of what the transfers above a block moved into the figures of its collection, or out of them: the rest of a
 * collection, however large, stays uncounted.
 */
const counting = (name: string, sign: 1 | -1) =>
  statement<never>(
    name,
    `merge into chain_collection_counts c
     using (
       with moved as (
         select distinct collection, token_id, owner from chain_transfers, lateral (values (to_address), (from_address)) as side (owner)
         where chain_id = $1::bigint and block > $2 and owner <> '${NOBODY}'
       )
       select collection, ${sign} * sum(items)::int as items, ${sign} * sum(owners)::int as owners from (
         select collection, 1 as items, 0 as owners from (select distinct collection, token_id from moved) as token
         where exists (select from chain_balances b
           where b.chain_id = $1 and b.collection = token.collection and b.token_id = token.token_id and quantity > 0)
         union all
         select collection, 0, 1 from (select distinct collection, owner from moved) as account
         where exists (select from chain_balances b
           where b.chain_id = $1 and b.owner = account.owner and b.collection = account.collection and quantity > 0)
       ) as held group by collection
     ) as counted
     on c.chain_id = $1 and c.collection = counted.collection
     when matched and c.items + counted.items = 0 and c.owners + counted.owners = 0 then delete
     when matched then update set items = c.items + counted.items, owners = c.owners + counted.owners
     when not matched then insert (chain_id, collection, items, owners) values ($1, counted.collection, counted.items, counted.owners)`,
  );
const countOut = counting('chain_collection_counts_out', -1);
const countIn = counting('chain_collection_counts_in', 1);
const add = moving('chain_balances_add', 1);
const takeBack = moving('chain_balances_take_back', -1);

/** The SQL of who has what, and of how many that makes in a collection. */
export function balancesOf(db: Db, chainId: number) {
  async function moved(move: typeof add, block: number): Promise<void> {
    await countOut(db, [chainId, block]);
    await move(db, [chainId, block]);
    await countIn(db, [chainId, block]);
  }
  return {
    /** Counts the transfers of the blocks above, which were just added. */
    addAbove: (block: number): Promise<void> => moved(add, block),
    /** Takes the transfers of the blocks above back, which are about to be forgotten. */
    takeBackAbove: (block: number): Promise<void> => moved(takeBack, block),
  };
}

const findHeld = statement<{ units: string }>(
  'chain_balance_held',
  `select quantity::text as units from chain_balances
   where chain_id = $1::bigint and collection = $2 and token_id = $3::numeric and owner = $4`,
);

/** Units of a token that somebody has. */
export async function unitsHeldBy(
  db: Db,
  { chain, collection, token, owner }: { chain: number; collection: string; token: string; owner: string },
): Promise<bigint> {
  const [row] = await findHeld(db, [chain, collection, token, owner]);
  return BigInt(row?.units ?? 0);
}
