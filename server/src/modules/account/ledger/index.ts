import type { FastifyInstance } from 'fastify';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { Clock } from '../../../lib/clock.ts';
import { route } from '../../../lib/route.ts';
import { reconcile } from './reconcile.ts';
import { createLedgerRepository } from './repository.ts';
import { createLedgerService } from './service.ts';
import { createStatement } from './statement.ts';

export type { Invariant } from './reconcile.ts';
export { LedgerRefusal } from './refusal.ts';

interface LedgerDeps {
  db: PostgresJsDatabase;
  clock: Clock;
  /** Bricks of type 1 that a new person gets. */
  registrationBricks: number;
}

/** The ledger of bricks: what changes it, what a person sees of it, and the check of its promises. */
export function createLedger({ db, clock, registrationBricks }: LedgerDeps) {
  const repository = createLedgerRepository(db);
  return {
    ...createLedgerService({ repository, clock, registrationBricks }),
    ...createStatement(repository),
    /** What is off in the whole ledger; nothing when all is well. */
    reconcile: () => reconcile(db),
  };
}

export type Ledger = ReturnType<typeof createLedger>;

/** Balances and statement of the signed-in person. */
export function registerLedgerRoutes(app: FastifyInstance, ledger: Ledger): void {
  route(app, 'account.bricks', ({ request }) => ledger.balances(request.person!.userId));
  route(app, 'account.bricksHistory', ({ query, request }) => ledger.history(request.person!.userId, query));
}
