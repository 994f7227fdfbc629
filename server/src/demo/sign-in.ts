import { createHash, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { EMAIL_CODE_TYPES, login, register, sendEmail } from '@mortar/protocol/identity';
import type { Output } from '@mortar/protocol';
import type { Config } from '../config.ts';
import { secretFile } from '../lib/secret-file.ts';
import { DEV_MAILBOX } from '../mail/index.ts';
import type { SiteApi } from './site-api.ts';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const DIGITS = '23456789';
const MAIL_TRIES = 100;
const MAIL_PAUSE_MS = 100;

export interface DemoLogin {
  email: string;
  password: string;
}

const onTheWire = (password: string) => createHash('sha256').update(password.normalize('NFKC')).digest('hex');

/** Makes an account by a code out of the dev mailbox, like anybody. */
export async function signUp(api: SiteApi, origin: string, { email, password }: DemoLogin): Promise<Output<typeof register>> {
  await api.call(sendEmail, { email, type: EMAIL_CODE_TYPES.reg, sendEmailType: 'reg' });
  return api.call(register, { email, password: onTheWire(password), code: await codeOfMail(origin, email) });
}

export const signIn = (api: SiteApi, { email, password }: DemoLogin): Promise<Output<typeof login>> =>
  api.call(login, { email, password: onTheWire(password) });

async function codeOfMail(origin: string, email: string): Promise<string> {
  for (let tries = 0; tries < MAIL_TRIES; tries += 1) {
    const mails = (await (await fetch(`${origin}${DEV_MAILBOX}.json?to=${encodeURIComponent(email)}`)).json()) as { text: string }[];
    const code = /^\d{4}$/m.exec(mails[0]?.text ?? '')?.[0];
    if (code) return code;
    await sleep(MAIL_PAUSE_MS);
  }
  throw new Error('the mail with the code did not come');
}

/** The one password of the demo's people, which lies among the secrets. */
export const passwordOfPeople = ({ dataDir }: Pick<Config, 'dataDir'>): Promise<string> => secretFile(dataDir, 'demo-people', makePassword);

/** 16 characters that nobody takes for one another, more than 80 bits; one of each kind that the password rules ask for. */
export async function makePassword(): Promise<string> {
  const pick = (from: string) => from[randomInt(from.length)] ?? '';
  const rest = Array.from({ length: 14 }, () => pick(LETTERS + DIGITS)).join('');
  return pick(LETTERS.slice(0, 24)) + rest + pick(DIGITS);
}
