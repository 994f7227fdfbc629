import { operations } from '@mortar/protocol/ledger/operations';
import type { ServerModule } from '../../lib/module.ts';
import { route } from '../../lib/route.ts';
import type { Ledger } from './ledger.ts';
import { ledgerData } from './personal-data.ts';

export { createLedger, type Ledger } from './ledger.ts';
export type { Invariant } from './reconcile.ts';
export { LedgerRefusal } from './refusal.ts';

/** Bricks: what a person has and how it came. It knows no cause: who books names one. */
export function ledgerModule(ledger: Ledger): ServerModule {
  return {
    name: 'ledger',
    personalData: ledgerData(ledger),
    register(app) {
      route(app, operations.getBricks, ({ request }) => ledger.balances(request.person!.userId));
      route(app, operations.listBricksHistory, ({ query, request }) => ledger.history(request.person!.userId, query));
    },
  };
}
