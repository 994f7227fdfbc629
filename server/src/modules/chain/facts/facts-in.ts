import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { statement } from '../../../db/statement.ts';
import type { Told } from '../part.ts';
import type { TimedLog } from '../sync/index.ts';

/** What a log tells, by the names of its table's columns; those of its place on the chain are the log's. */
export interface Fact {
  log: TimedLog;
}

/** Columns of a fact's place, with how they are sent. */
const PLACE: Readonly<Record<string, { type: string; value: (log: TimedLog) => string | number }>> = {
  block: { type: 'integer', value: ({ block }) => block },
  log_index: { type: 'integer', value: ({ index }) => index },
  block_hash: { type: 'text', value: ({ blockHash }) => blockHash },
  transaction: { type: 'text', value: ({ transaction }) => transaction },
  at: { type: 'double precision', value: ({ at }) => at },
};

/** A value as an element of PostgreSQL's text of an array. */
function elementOf(value: unknown): string {
  if (value === undefined || value === null) return 'null';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
  return `"${/["\\]/.test(text) ? text.replace(/["\\]/g, '\\$&') : text}"`;
}

function columnOf(rows: readonly Fact[], name: string): string {
  const place = PLACE[name]?.value;
  const elements = rows.map((row) => elementOf(place ? place(row.log) : row[name as keyof Fact]));
  return `{${elements.join(',')}}`;
}

/**
 * The facts of a table. Rows go there column by column, which costs the database less than rows as JSON.
 * @param read what a log tells @param isFrom whose logs are read
 */
export function factsIn<Row extends Fact>(
  table: PgTable,
  read: (log: TimedLog) => Row | readonly Row[] | undefined,
  isFrom: (address: string) => boolean,
): Told {
  const { name: tableName, columns } = getTableConfig(table);
  const own = columns.filter(({ name }) => name !== 'chain_id');
  const names = own.map(({ name }) => name);
  const arrays = own.map((column, index) => `$${index + 2}::${PLACE[column.name]?.type ?? column.getSQLType()}[]`);
  const values = names.map((name) => (name === 'at' ? 'to_timestamp(at)' : name));
  const add = statement<never>(
    `${tableName}_add`,
    `insert into ${tableName} (chain_id, ${names.join(', ')})
     select $1::bigint, ${values.join(', ')} from unnest(${arrays.join(', ')}) as t (${names.join(', ')})`,
  );
  const forget = statement<never>(`${tableName}_forget`, `delete from ${tableName} where chain_id = $1 and block > $2`);
  return {
    prepare(chainId, logs) {
      const rows = logs.filter(({ address }) => isFrom(address)).flatMap((log) => read(log) ?? []);
      const params = [chainId, ...names.map((name) => columnOf(rows, name))];
      return async (tx) => {
        if (rows.length > 0) await add(tx, params);
      };
    },
    async forgetAbove(tx, chainId, block) {
      await forget(tx, [chainId, block]);
    },
  };
}
