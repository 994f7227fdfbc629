import { createHash, randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EMAIL_CODE_TYPES, register, sendEmail } from '@mortar/protocol/identity';
import type { Config } from '../config.ts';
import { hasDevMailbox } from '../config/trial.ts';
import type { Db } from '../db/db.ts';
import type { Clock } from '../lib/clock.ts';
import { secretFile } from '../lib/secret-file.ts';
import { DEV_MAILBOX } from '../mail/index.ts';
import { createStandingService } from '../modules/moderation/index.ts';
import { hasPeople, people } from '../modules/identity/index.ts';
import { siteApi, type SiteApi } from './site-api.ts';

/** Under this name the password lies among the secrets. */
const SECRET = 'demo-operator';
const EMAIL = 'operator@mortar.test';
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const DIGITS = '23456789';
const MAIL_TRIES = 100;
const MAIL_PAUSE_MS = 100;

export interface DemoLogin {
  email: string;
  password: string;
}

interface DemoDeps {
  config: Config;
  db: Db;
  clock: Clock;
}

/**
 * The operator of the demo content (docs/design/server.md): a person who signs up by a code out of the dev mailbox, like any other,
 * on a database without people. Null where there is none: on a site that others reach, or that had people before.
 */
export async function demoOperator({ config, db, clock }: DemoDeps): Promise<DemoLogin | null> {
  if (!hasDevMailbox(config)) return null;
  if (await hasPeople(db)) {
    if (!existsSync(join(config.dataDir, 'secrets', SECRET))) return null;
    return { email: EMAIL, password: await secretFile(config.dataDir, SECRET, makePassword) };
  }
  const login = { email: EMAIL, password: await secretFile(config.dataDir, SECRET, makePassword) };
  await signUp(await siteApi(config), config.publicUrl, login);
  await createStandingService({ db, clock, people }).grant(EMAIL, 'operator', {
    actor: 'npm start',
    reason: 'operator of the demo content',
  });
  return login;
}

async function signUp(api: SiteApi, origin: string, { email, password }: DemoLogin): Promise<void> {
  await api.call(sendEmail, { email, type: EMAIL_CODE_TYPES.reg, sendEmailType: 'reg' });
  const hash = createHash('sha256').update(password.normalize('NFKC')).digest('hex');
  await api.call(register, { email, password: hash, code: await codeOfMail(origin, email) });
}

async function codeOfMail(origin: string, email: string): Promise<string> {
  for (let tries = 0; tries < MAIL_TRIES; tries += 1) {
    const mails = (await (await fetch(`${origin}${DEV_MAILBOX}.json?to=${encodeURIComponent(email)}`)).json()) as { text: string }[];
    const code = /^\d{4}$/m.exec(mails[0]?.text ?? '')?.[0];
    if (code) return code;
    await sleep(MAIL_PAUSE_MS);
  }
  throw new Error('the mail with the code did not come');
}

/** 16 characters that nobody takes for one another, more than 80 bits; one of each kind that the password rules ask for. */
async function makePassword(): Promise<string> {
  const pick = (from: string) => from[randomInt(from.length)] ?? '';
  const rest = Array.from({ length: 14 }, () => pick(LETTERS + DIGITS)).join('');
  return pick(LETTERS.slice(0, 24)) + rest + pick(DIGITS);
}
