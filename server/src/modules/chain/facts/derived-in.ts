import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';

/** How rows follow from facts. In its SQL `$1` is the chain. */
interface Derivation {
  /** Column by which there is one row. */
  key: string;
  /** Keys of what the facts above block `$2` concern. */
  touched: string;
  /** Rows as facts up to block `$3` make them, of the keys in `touched`. Columns are those of the table, in its order. */
  rows: string;
  /** What `rows` reads besides, as `name as (…)`. */
  facts?: string;
}

/** The SQL of a table whose rows follow from facts alone, so that undoing and doing again leaves the same. */
export function derivedIn(table: PgTable, { key, touched, rows, facts }: Derivation) {
  const { name: tableName, columns } = getTableConfig(table);
  const names = columns.map(({ name }) => name).join(', ');
  const clear = statement<never>(`${tableName}_clear`, `delete from ${tableName} where chain_id = $1 and ${key} in (${touched})`);
  const fill = statement<never>(
    `${tableName}_fill`,
    `with ${[`touched as (${touched})`, ...(facts ? [facts] : [])].join(', ')} insert into ${tableName} (${names}) ${rows}`,
  );
  /** Whatever the facts above one block concern is then as the facts up to the other have it. */
  return async (db: Db, chainId: number, above: number, upTo: number): Promise<void> => {
    await clear(db, [chainId, above]);
    await fill(db, [chainId, above, upTo]);
  };
}
