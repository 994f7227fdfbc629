import type { FastifyInstance } from 'fastify';
import type { Jobs } from '../../jobs/index.ts';
import type { ModuleDeps } from '../../lib/module.ts';
import type { Mail } from '../../mail/index.ts';
import { createCaptcha, type Captcha } from './captcha/index.ts';
import { createCodes, type Codes } from './codes/index.ts';
import type { Sessions } from './session/index.ts';
import { identitiesOf } from './users/index.ts';

/** What proves that a visitor is a human and owns an address. */
export interface Verification {
  captcha: Captcha;
  codes: Codes;
}

/** What outlives a request: without it no mail is sent. */
export interface MailDeps {
  jobs: Jobs;
  mail: Mail;
}

/** Opens human check and codes, and binds their endpoints. */
export async function openVerification(
  app: FastifyInstance,
  { config, database, clock }: Pick<ModuleDeps, 'config' | 'database' | 'clock'>,
  { keyring }: Pick<Sessions, 'keyring'>,
  { jobs, mail }: MailDeps,
): Promise<Verification> {
  const { db } = database;
  const captcha = createCaptcha({ config, db, keyring, clock });
  const isKnown = async (email: string) => (await identitiesOf(db).ownerOfEmail(email)) !== undefined;
  const codes = await createCodes({ config, database, jobs, mail, captcha, keyring, clock, isKnown });
  captcha.registerRoutes(app);
  codes.registerRoutes(app);
  app.addHook('onClose', () => codes.close());
  return { captcha, codes };
}
