import type { Config } from '../config.ts';
import { hasDevMailbox } from '../config/trial.ts';
import type { Db } from '../db/db.ts';
import type { Jobs, JobsLog } from '../jobs/index.ts';
import type { Clock } from '../lib/clock.ts';
import type { Keyring } from '../lib/keyring.ts';
import { createMailboxRepository } from './mailbox-repository.ts';
import { createRefusalsRepository } from './refusals-repository.ts';
import { createMailService, type Mail } from './service.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import type { Transport } from './transport.ts';

export { DEV_MAILBOX, devMailboxFor } from './dev-mailbox/link.ts';
export { devMailbox } from './dev-mailbox/plugin.ts';
export type { Letter } from './letter.ts';
export type { AccountChange } from './templates/account-change.ts';
export type { Mail } from './service.ts';

export interface MailRoomDeps {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'host' | 'trustProxy'>;
  db: Db;
  jobs: Jobs;
  keyring: Keyring;
  clock: Clock;
  log: JobsLog;
}

function transportOf({ config, db, keyring, clock }: MailRoomDeps): Transport | undefined {
  if (config.smtpUrl) return createSmtpTransport(config.smtpUrl, config.mailFrom);
  return hasDevMailbox(config) ? { deliver: createMailboxRepository({ db, keyring, clock }).add, close: () => {} } : undefined;
}

/** Opens mail and begins to send what is ordered: by SMTP_URL, else into the dev mailbox where that exists. */
export async function createMail(deps: MailRoomDeps): Promise<Mail & { close(): void }> {
  const transport = transportOf(deps);
  const { publicUrl } = deps.config;
  const service = createMailService({ ...deps, transport, publicUrl, refusals: createRefusalsRepository(deps.db) });
  if (transport) await service.work();
  return { ...service, close: () => transport?.close() };
}
