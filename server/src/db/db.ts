import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js';

/** A database or a transaction of it: what a change that is part of somebody else's transaction takes. */
export type Db = PgDatabase<PostgresJsQueryResultHKT>;
