import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';

/** A database or a transaction of it. */
export type Connection = Pick<PostgresJsDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
