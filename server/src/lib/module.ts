import type { FastifyInstance } from 'fastify';
import type { Config, ModuleName } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from './clock.ts';
import type { PublicSignKeys } from './sign-keys.ts';

/** What every module gets. */
export interface ModuleDeps {
  config: Config;
  database: Database;
  clock: Clock;
  /** For the boot data. */
  signKeys: PublicSignKeys;
}

/** A part of the server that can run alone (`MODULES`); its `index.ts` exports one. */
export interface ServerModule {
  name: ModuleName;
  /** Adds routes and hooks. Resources that must be closed go to `app.addHook('onClose', …)`. */
  register(app: FastifyInstance, deps: ModuleDeps): Promise<void> | void;
}
