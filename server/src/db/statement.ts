import type { SQL } from 'drizzle-orm';
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';

/** What the driver sends as it is: times as ISO text, JSON as text. */
type Param = string | number | boolean | null;

/**
 * A statement of a hot path in plain SQL, for a pool or a transaction: a builder would cost more than the statement itself,
 * and a name makes the driver prepare it, which saves a round trip and the planning.
 */
export function statement<Row extends object>(name: string, sql: string): (db: Db, params: Param[]) => Promise<Row[]> {
  return (db, params) =>
    db._.session.prepareQuery<PreparedQueryConfig & { execute: Row[] }>({ sql, params }, undefined, name, false).execute();
}

const dialect = new PgDialect();

/**
 * The same for a statement that is put together: it is prepared once for each text that comes of it, so those must be few.
 * Where rows of its plan's first step don't depend on what the parameters say, it is planned five times and never again.
 */
export function prepared<Row extends object>(db: Db, name: string, query: SQL): Promise<Row[]> {
  return db._.session.prepareQuery<PreparedQueryConfig & { execute: Row[] }>(dialect.sqlToQuery(query), undefined, name, false).execute();
}

/** A statement that is put together once, with a `sql.placeholder` in it for each value that calls give. */
export function preparedOnce<Row extends object>(
  name: string,
  query: () => SQL,
): (db: Db, values: Record<string, Param>) => Promise<Row[]> {
  let built: ReturnType<typeof dialect.sqlToQuery> | undefined;
  return (db, values) => {
    built ??= dialect.sqlToQuery(query());
    return db._.session.prepareQuery<PreparedQueryConfig & { execute: Row[] }>(built, undefined, name, false).execute(values);
  };
}
