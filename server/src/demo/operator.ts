import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { hasDevMailbox } from '../config/trial.ts';
import type { Db } from '../db/db.ts';
import type { Clock } from '../lib/clock.ts';
import { secretFile } from '../lib/secret-file.ts';
import { createStandingService } from '../modules/moderation/index.ts';
import { hasPeople, people } from '../modules/identity/index.ts';
import { makePassword, signUp, type DemoLogin } from './sign-in.ts';
import { siteApi } from './site-api.ts';

/** Under this name the password lies among the secrets. */
const SECRET = 'demo-operator';
const EMAIL = 'operator@mortar.test';

interface DemoDeps {
  config: Config;
  db: Db;
  clock: Clock;
  signal: AbortSignal;
}

/**
 * The operator of the demo content (docs/design/server.md): a person who signs up by a code out of the dev mailbox, like any other,
 * on a database without people. Null where there is none: on a site that others reach, that had people before, or that wants none.
 */
export async function demoOperator({ config, db, clock, signal }: DemoDeps): Promise<DemoLogin | null> {
  if (!config.hasDemo || !hasDevMailbox(config)) return null;
  if (await hasPeople(db)) {
    if (!existsSync(join(config.dataDir, 'secrets', SECRET))) return null;
    return { email: EMAIL, password: await secretFile(config.dataDir, SECRET, makePassword) };
  }
  const login = { email: EMAIL, password: await secretFile(config.dataDir, SECRET, makePassword) };
  await signUp(await siteApi(config, signal), config.publicUrl, login);
  await createStandingService({ db, clock, people }).grant(EMAIL, 'operator', {
    actor: 'npm start',
    reason: 'operator of the demo content',
  });
  return login;
}
