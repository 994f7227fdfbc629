import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { Clock } from '../../lib/clock.ts';
import type { ServerModule } from '../../core/module.ts';
import { ledgerData } from './bricks/personal-data.ts';
import { reconcile } from './bricks/reconcile.ts';
import { createLedgerRepository } from './bricks/repository.ts';
import { registerBricksRoutes } from './bricks/routes.ts';
import { createLedgerService } from './bricks/service.ts';
import { createStatement } from './bricks/statement.ts';

export { available, budget, BURN, frozen, ISSUER } from './bricks/accounts.ts';
export { CARD_UNITS, transfer, type BricksType, type LedgerAccount, type Posting } from './bricks/posting.ts';
export type { Invariant } from './bricks/reconcile.ts';
export { LedgerRefusal } from './bricks/refusal.ts';

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

/** Bricks: what a person has and how it came. It knows no cause: who books names one. */
export function ledgerModule(ledger: Ledger): ServerModule {
  return { name: 'ledger', personalData: ledgerData(ledger), register: (app) => registerBricksRoutes(app, ledger) };
}
