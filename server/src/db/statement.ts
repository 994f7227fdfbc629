import type { PreparedQueryConfig } from 'drizzle-orm/pg-core';
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
