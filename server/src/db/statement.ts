import type { SQL } from 'drizzle-orm';
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';

/** What the driver sends as it is: times as ISO text, JSON as text. */
type Param = string | number | boolean | null;

type Text = { sql: string; params: unknown[] };

/** Has the driver prepare what has a name. */
const send = <Row extends object>(db: Db, name: string, text: Text, values?: Record<string, Param>): Promise<Row[]> =>
  db._.session.prepareQuery<PreparedQueryConfig & { execute: Row[] }>(text, undefined, name, false).execute(values);

/**
 * A statement of a hot path in plain SQL, for a pool or a transaction: a builder would cost more than the statement itself,
 * and a name makes the driver prepare it, which saves a round trip and the planning.
 */
export function statement<Row extends object>(name: string, sql: string): (db: Db, params: Param[]) => Promise<Row[]> {
  return (db, params) => send(db, name, { sql, params });
}

const dialect = new PgDialect();

/**
 * The same for a statement that is put together: it is prepared once for each text that comes of it, so those must be few. It is
 * planned five times and then no more, where how many rows a plan expects doesn't depend on the parameters (ADR 0066).
 */
export const prepared = <Row extends object>(db: Db, name: string, query: SQL): Promise<Row[]> => send(db, name, dialect.sqlToQuery(query));

/** A statement that is put together once, with a `sql.placeholder` in it for each value that calls give. */
export function preparedOnce<Row extends object>(
  name: string,
  query: () => SQL,
): (db: Db, values: Record<string, Param>) => Promise<Row[]> {
  let text: Text | undefined;
  return (db, values) => send(db, name, (text ??= dialect.sqlToQuery(query())), values);
}
