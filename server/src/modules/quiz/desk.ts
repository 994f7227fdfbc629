import type { FastifyInstance } from 'fastify';
import type { ModuleCore } from '../../core/module.ts';
import type { Db } from '../../db/db.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Notify } from '../notices/index.ts';
import { registerImportRoutes } from './imports/routes.ts';
import { createImports } from './imports/service.ts';
import type { RolesOf } from './review/roles.ts';
import { registerReviewRoutes } from './review/routes.ts';
import { createReview } from './review/service.ts';
import { createOutcome } from './submissions/outcome.ts';
import { registerSubmissionRoutes } from './submissions/routes.ts';
import type { Voids } from './voids/service.ts';
import { createSubmissions } from './submissions/service.ts';

type DeskDeps = Pick<ModuleCore, 'clock'> & { db: Db; ledger: Ledger; notify: Notify; rolesOf: RolesOf; voids: Voids };

/** Binds what keeps the bank: what people offer, imports, and review. */
export function registerDesk(app: FastifyInstance, { db, clock, ledger, notify, rolesOf, voids }: DeskDeps): void {
  const moved = createOutcome({ clock, ledger, notify });
  registerReviewRoutes(app, createReview({ db, clock, moved }), voids, rolesOf);
  registerImportRoutes(app, createImports({ db, clock }), rolesOf);
  registerSubmissionRoutes(app, createSubmissions({ db, clock }));
}
