import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../src/db/database.ts';

/** Set within a transaction of the server, and in all that its work begins. */
const within = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Refuses what asks the pool for another connection while its own transaction holds one: ten of these at once would wait for each
 * other for ever. A test that plays another process holds its transactions by `sql.begin`, which is not watched.
 */
export function refuseSecondConnections({ sql, db }: Pick<Database, 'sql' | 'db'>): void {
  const { unsafe } = sql;
  const transaction = db.transaction.bind(db);
  const refuse = (what: string) => {
    if (within.getStore()?.isOpen) throw new Error(`Within a transaction the pool is asked for a second connection: ${what}`);
  };
  sql.unsafe = (...args: Parameters<typeof unsafe>) => {
    refuse(args[0]);
    return unsafe(...args);
  };
  db.transaction = async (work, config) => {
    refuse('another transaction');
    const own = { isOpen: true };
    return transaction((tx) => within.run(own, () => work(tx)).finally(() => (own.isOpen = false)), config);
  };
}
