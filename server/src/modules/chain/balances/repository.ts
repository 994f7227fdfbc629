import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { NOBODY } from '../address.ts';
import { balances } from './tables.ts';

/** Adds up what the transfers of some blocks changed; `sign` is -1 where they are taken back. */
const moving = (name: string, sign: 1 | -1) =>
  statement<never>(
    name,
    `with moved as (
       select collection, token_id, from_address, to_address, quantity from chain_transfers where chain_id = $1 and block > $2
     ), changed as (
       select collection, token_id, to_address as owner, quantity * ${sign} as quantity from moved
       union all
       select collection, token_id, from_address, quantity * ${-sign} from moved
     )
     insert into chain_balances (chain_id, collection, token_id, owner, quantity)
     select $1, collection, token_id, owner, sum(quantity) from changed where owner <> '${NOBODY}'
     group by collection, token_id, owner having sum(quantity) <> 0
     on conflict (chain_id, collection, token_id, owner)
     do update set quantity = chain_balances.quantity + excluded.quantity`,
  );
const add = moving('chain_balances_add', 1);
const takeBack = moving('chain_balances_take_back', -1);

/** The SQL of who has what. */
export function balancesOf(db: Db, chainId: number) {
  const clear = () => db.delete(balances).where(and(eq(balances.chainId, chainId), eq(balances.quantity, sql`0`)));
  return {
    /** Counts the transfers of the blocks above, which were just added. */
    async addAbove(block: number): Promise<void> {
      await add(db, [chainId, block]);
      await clear();
    },
    /** Takes the transfers of the blocks above back, which are about to be forgotten. */
    async takeBackAbove(block: number): Promise<void> {
      await takeBack(db, [chainId, block]);
      await clear();
    },
  };
}
