import type { FastifyInstance } from 'fastify';
import type { ModuleCore } from '../../core/module.ts';
import type { Db } from '../../db/db.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Notify } from '../notices/index.ts';
import type { Assets } from '../uploads/index.ts';
import { createKeepPicture } from './bank/keep-picture.ts';
import { registerImportRoutes } from './imports/routes.ts';
import { createImports } from './imports/service.ts';
import type { AreOfOneLine, RolesOf } from './bank-roles.ts';
import { registerReviewRoutes } from './review/routes.ts';
import { createReview } from './review/service.ts';
import { createOutcome } from './submissions/outcome.ts';
import { registerSubmissionRoutes } from './submissions/routes.ts';
import type { Voids } from './voids/service.ts';
import { createSubmissions } from './submissions/service.ts';

type DeskDeps = Pick<ModuleCore, 'clock'> & {
  db: Db;
  ledger: Ledger;
  notify: Notify;
  rolesOf: RolesOf;
  areOfOneLine: AreOfOneLine;
  voids: Voids;
  assets: Pick<Assets, 'use'>;
};

/** Binds what keeps the bank: what people offer, imports, and review. */
export function registerDesk(app: FastifyInstance, { db, clock, ledger, notify, rolesOf, areOfOneLine, voids, assets }: DeskDeps): void {
  const moved = createOutcome({ clock, ledger, notify, rolesOf });
  const keepPicture = createKeepPicture(assets);
  registerReviewRoutes(app, createReview({ db, clock, keepPicture, moved, areOfOneLine }), voids, rolesOf);
  registerImportRoutes(app, createImports({ db, clock, keepPicture }), rolesOf);
  registerSubmissionRoutes(app, createSubmissions({ db, clock, keepPicture }));
}
