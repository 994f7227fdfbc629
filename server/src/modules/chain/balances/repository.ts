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
const add = moving('chain_balances_add', 1);
const takeBack = moving('chain_balances_take_back', -1);

/** The SQL of who has what. */
export const balancesOf = (db: Db, chainId: number) => ({
  /** Counts the transfers of the blocks above, which were just added. */
  async addAbove(block: number): Promise<void> {
    await add(db, [chainId, block]);
  },
  /** Takes the transfers of the blocks above back, which are about to be forgotten. */
  async takeBackAbove(block: number): Promise<void> {
    await takeBack(db, [chainId, block]);
  },
});
