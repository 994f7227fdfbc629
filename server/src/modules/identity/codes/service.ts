import { randomUUID } from 'node:crypto';
import type { Locale } from '@mortar/protocol';
import { RESEND_SECONDS, type SendEmailType } from '@mortar/protocol/identity';
import type { Db } from '../../../db/db.ts';
import type { Jobs } from '../../../jobs/index.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import type { Mail } from '../../../mail/index.ts';
import type { Captcha } from '../../moderation/index.ts';
import { ensureOk, type Consume, type Use } from './consume.ts';
import type { CodeOrder, Deliver } from './deliver.ts';
import { BACKLOG, GRANT_MS, LINK_MS, LONGEST_BUDGET_MS, SEND_BUDGETS, SEND_CAPTCHA, WRONG_TRIES } from './limits.ts';
import type { Looks } from './looks.ts';
import { codesOf } from './repository.ts';
import { newCode, newSecret, type Aim, type Hashes } from './secrets.ts';

/** An address by its keyed hash, and a purpose. */
export interface Target {
  subject: string;
  purpose: SendEmailType;
}

export interface CodesServiceDeps {
  db: Db;
  jobs: Jobs;
  mail: Pick<Mail, 'canSend' | 'isRefused'>;
  captcha: Pick<Captcha, 'needCaptcha' | 'count' | 'demand'>;
  deliver: Deliver;
  consume: Consume;
  looks: Looks;
  hashes: Hashes;
  keyring: Keyring;
  clock: Clock;
}

export const CODE_QUEUE = 'account.code';
const SECOND_MS = 1000;

/** When the next code may be sent by the budgets, in ms since the epoch; 0 when at once. */
function budgetFreeAt(sends: readonly Date[], now: number): number {
  const freeAt = SEND_BUDGETS.map(({ windowMs, most }) => {
    const inside = sends.filter((at) => at.getTime() > now - windowMs);
    const first = inside.at(-most);
    return first ? first.getTime() + windowMs : 0;
  });
  return Math.max(...freeAt);
}

/** Codes by mail (docs/design/sessions.md). */
export function createCodesService({ db, jobs, mail, captcha, deliver, consume, looks, hashes, keyring, clock }: CodesServiceDeps) {
  /** @throws AppError while another code would come too early or is one too many */
  async function ensureMaySend(tx: Db, target: Target, sentAt: Date | undefined): Promise<void> {
    const now = clock.now();
    const lockedFor = sentAt ? Math.ceil((sentAt.getTime() + RESEND_SECONDS * SECOND_MS - now) / SECOND_MS) : 0;
    if (lockedFor > 0) throw new AppError('resendTooEarly', { data: { resendafter: lockedFor }, retryAfter: lockedFor });
    const sends = await codesOf(tx).sendsSince(target.subject, new Date(now - LONGEST_BUDGET_MS));
    const freeAt = budgetFreeAt(sends, now);
    if (freeAt > now) throw new AppError('rateLimited', { retryAfter: Math.ceil((freeAt - now) / SECOND_MS) });
  }

  /** When those were ordered that somebody may still wait for. */
  const awaitedSince = () => new Date(clock.now() - LINK_MS);

  /** @throws AppError when this address or a long queue asks for the human check and the token does not pass it */
  async function ensureHuman(tx: Db, { subject }: Target, token: string | undefined): Promise<void> {
    const isJammed = (await codesOf(tx).countWaiting(awaitedSince())) >= BACKLOG;
    if (isJammed || (await captcha.needCaptcha(tx, SEND_CAPTCHA, subject))) await captcha.demand(tx, token);
    await captcha.count(tx, SEND_CAPTCHA, subject);
  }

  async function order(tx: Db, aim: Aim & { locale: Locale }, isClosed: boolean): Promise<void> {
    const [code, link, sentAt] = [newCode(), newSecret(), clock.now()];
    const target = { subject: hashes.subjectOf(aim.email), purpose: aim.purpose };
    const kept = { code: hashes.hashOf(aim, 'code', code), link: hashes.hashOf(aim, 'link', link) };
    await codesOf(tx).replace({ ...target, ...kept }, new Date(sentAt));
    const sent: CodeOrder = { letterId: randomUUID(), ...aim, link, sentAt, ...(!isClosed && { code }) };
    await jobs.send(tx, CODE_QUEUE, { sealed: keyring.seal('mail', JSON.stringify(sent)) });
  }

  async function grant(tx: Db, aim: Aim): Promise<string> {
    const secret = newSecret();
    const target = { subject: hashes.subjectOf(aim.email), purpose: aim.purpose };
    const expiresAt = new Date(clock.now() + GRANT_MS);
    await codesOf(tx).addGrant({ ...target, grant: hashes.hashOf(aim, 'grant', secret), expiresAt });
    return secret;
  }

  return {
    /** Orders a code. Whether the address has an account changes nothing here; the mail tells it. */
    async send({ captchaToken, ...aim }: Aim & { locale: Locale; captchaToken: string | undefined }): Promise<{ resendafter: number }> {
      if (!mail.canSend) throw new AppError('unavailable');
      const target = { subject: hashes.subjectOf(aim.email), purpose: aim.purpose };
      if (await mail.isRefused(aim.email)) throw new AppError('mailRefused');
      await db.transaction(async (tx) => {
        await codesOf(tx).lockSends(target.subject);
        const standing = await codesOf(tx).standing(target);
        await ensureMaySend(tx, target, standing?.sentAt);
        await ensureHuman(tx, target, captchaToken);
        await order(tx, aim, (standing?.wrong ?? 0) >= WRONG_TRIES);
      });
      return { resendafter: RESEND_SECONDS };
    },

    /** Uses a code for a grant. @returns the grant's secret, for the browser's cookie */
    check: (use: Use): Promise<string> =>
      db.transaction(async (tx) => {
        ensureOk(await consume.consume(tx, use));
        return grant(tx, use);
      }),

    /** Uses a mail's link for a grant. */
    confirm: (use: Aim & { link: string; network: string }): Promise<string> =>
      db.transaction(async (tx) => {
        ensureOk(await consume.consumeLink(tx, use));
        return grant(tx, use);
      }),

    /** Asks for the human check before a code is looked at, while codes of many addresses are tried. @throws AppError unless it is passed */
    async ensureHuman(captchaToken: string | undefined): Promise<void> {
      if (await looks.isSprayed()) await captcha.demand(db, captchaToken);
    },

    /** Removes what is too old to matter. */
    async prune(): Promise<void> {
      await codesOf(db).removeBefore({ sends: new Date(clock.now() - LONGEST_BUDGET_MS), grantsEnded: new Date(clock.now()) });
      await looks.prune();
    },

    /** Mails an order, from which on its code lives; not one that nobody waits for any more, or that a newer one replaced. */
    async mail(order: CodeOrder): Promise<void> {
      const target = { subject: hashes.subjectOf(order.email), purpose: order.purpose };
      const link = hashes.hashOf(order, 'link', order.link);
      if (order.sentAt < awaitedSince().getTime() || !(await codesOf(db).isNewest(target, link))) return;
      await deliver(order);
      await codesOf(db).markMailed(target, link, new Date(clock.now()));
    },
  };
}

export type CodesService = ReturnType<typeof createCodesService>;
