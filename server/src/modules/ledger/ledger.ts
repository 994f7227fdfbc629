import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { Clock } from '../../lib/clock.ts';
import { reconcile } from './reconcile.ts';
import { createLedgerRepository } from './repository.ts';
import { createLedgerService } from './service.ts';
import { createStatement } from './statement.ts';

/** The ledger of bricks: what changes it, what a person sees of it, and the check of its promises. */
export function createLedger({ db, clock }: { db: PostgresJsDatabase; clock: Clock }) {
  const repository = createLedgerRepository(db);
  return {
    ...createLedgerService({ repository, clock }),
    ...createStatement(repository),
    /** What is off in the whole ledger; nothing when all is well. */
    reconcile: () => reconcile(db),
  };
}

export type Ledger = ReturnType<typeof createLedger>;
