import { drizzle } from 'drizzle-orm/postgres-js';
import { GRANT_SECONDS } from '@mortar/protocol/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import { createPool } from '../../../db/connect.ts';
import type { Database } from '../../../db/database.ts';
import type { Jobs } from '../../../jobs/index.ts';
import type { Clock } from '../../../lib/clock.ts';
import { hostCookie } from '../../../lib/host-cookie.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import type { Mail } from '../../../mail/index.ts';
import { captchaTokenOf, type Captcha } from '../../moderation/index.ts';
import { createConsume, type Consume } from './consume.ts';
import { createDeliver, type CodeOrder, type DeliverDeps } from './deliver.ts';
import { createLooks } from './looks.ts';
import { createHashes } from './secrets.ts';
import { CODE_QUEUE, createCodesService, type CodesService } from './service.ts';

/** Codes by mail: sent, checked, used up once. */
export interface Codes {
  /** Uses a grant when it fits, else the code, in the caller's transaction; a wrong try stays counted when that rolls back. */
  consume: Consume['consume'];
  /** To be asked before a code is looked at: while codes of many addresses are tried, it wants the human check. @throws AppError */
  ensureHuman(request: Pick<FastifyRequest, 'headers'>): Promise<void>;
  /** Gives the browser a grant. */
  setGrant(reply: FastifyReply, grant: string): void;
  service: CodesService;
  prune(): Promise<void>;
  close(): Promise<void>;
}

export interface CodesDeps {
  config: Pick<Config, 'publicUrl'>;
  database: Database;
  jobs: Jobs;
  mail: Mail;
  captcha: Captcha;
  keyring: Keyring;
  clock: Clock;
  isKnown: DeliverDeps['isKnown'];
}

const TRY_CONNECTIONS = 2;

/** The browser's one-time grant, until the action that it is for. */
export const grantCookie = hostCookie('grant', 'strict');

/** Opens the codes of this installation and begins to mail what is ordered. */
export async function createCodes(deps: CodesDeps): Promise<Codes> {
  const { config, database, jobs, mail, keyring, clock, isKnown } = deps;
  const pool = createPool(database.url, TRY_CONNECTIONS);
  const hashes = createHashes(keyring);
  const tries = drizzle(pool);
  const looks = createLooks({ db: tries, hashes, clock });
  const consume = createConsume({ tries, looks, hashes, clock });
  const deliver = createDeliver({ mail, publicUrl: config.publicUrl, isKnown });
  const service = createCodesService({ ...deps, db: database.db, hashes, deliver, consume, looks });

  if (mail.canSend)
    await jobs.work(CODE_QUEUE, (data) => service.mail(JSON.parse(keyring.open('mail', (data as { sealed: string }).sealed)) as CodeOrder));

  return {
    consume: consume.consume,
    ensureHuman: (request) => service.ensureHuman(captchaTokenOf(request)),
    setGrant: (reply, grant) => grantCookie.set(reply, grant, GRANT_SECONDS),
    service,
    prune: service.prune,
    close: () => pool.end(),
  };
}
