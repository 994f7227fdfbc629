import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';

/** The SQL of a table of facts, whose rows are by the names of its columns. */
export function factsIn<Row extends object>(table: PgTable) {
  const { name: tableName, columns } = getTableConfig(table);
  const own = columns.filter(({ name }) => name !== 'chain_id');
  const names = own.map(({ name }) => name).join(', ');
  const types = own.map((column) => `${column.name} ${column.getSQLType()}`).join(', ');
  const add = statement<never>(
    `${tableName}_add`,
    `insert into ${tableName} (chain_id, ${names})
     select $1::bigint, ${names} from jsonb_to_recordset($2::jsonb) as t (${types})`,
  );
  const forget = statement<never>(`${tableName}_forget`, `delete from ${tableName} where chain_id = $1 and block > $2`);
  return {
    async add(db: Db, chainId: number, rows: readonly Row[]): Promise<void> {
      if (rows.length > 0) await add(db, [chainId, JSON.stringify(rows)]);
    },
    async forgetAbove(db: Db, chainId: number, block: number): Promise<void> {
      await forget(db, [chainId, block]);
    },
  };
}
