import { randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { HEADERS } from '@mortar/protocol';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { createGate } from '../../../lib/gate.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import { createChallenges } from './challenge.ts';
import { captchaOf } from './repository.ts';

/** How often something may be done before the human check is asked for. */
export interface CaptchaPolicy {
  /** Name of what is counted, such as `sendEmail`. */
  action: string;
  free: number;
  windowMs: number;
}

export interface CaptchaDeps {
  db: Db;
  keyring: Keyring;
  clock: Clock;
}

type Request = { headers: IncomingHttpHeaders };

const DAY_MS = 24 * 3600 * 1000;

/** Token of the human check; undefined when the client has none (spec §7). */
export function captchaTokenOf({ headers }: Request): string | undefined {
  const token = headers[HEADERS.recaptcha];
  return typeof token === 'string' && token !== '' ? token : undefined;
}

/**
 * The human check (spec §3, docs/design/server.md), a proof of work: asked for when a policy says so, passed by a token in the
 * header `recaptcha`.
 */
export function createCaptcha({ db, keyring, clock }: CaptchaDeps) {
  const keys = { signature: keyring.mac('captcha', 'challenge'), solution: keyring.mac('captcha', 'solution') };
  // A solution keeps a processor busy for a second.
  const solving = createGate({ atOnce: 1, waiting: 2 });
  // randomInt leaves its upper bound out.
  const challenges = createChallenges({ ...keys, guesses: (fewest, most) => randomInt(fewest, most + 1) }, clock);
  const subjectOf = ({ action }: CaptchaPolicy, key: string) => ({ action, subject: keyring.mac('subject', `${action} ${key}`) });
  const sinceOf = ({ windowMs }: CaptchaPolicy) => new Date(clock.now() - windowMs);

  /**
   * Checks a token and uses it up. In a transaction that rolls back it stays unused.
   * @throws AppError `captchaNeeded` without a token, `captchaFailed` for one that is wrong, expired or used
   */
  async function demand(tx: Db, token: string | undefined): Promise<void> {
    if (!token) throw new AppError('captchaNeeded');
    const solved = await challenges.read(token);
    const isFresh = solved !== undefined && (await captchaOf(tx).use(keyring.mac('captcha', solved.signature), solved.expiresAt));
    if (!isFresh) throw new AppError('captchaFailed');
  }

  /** Whether a policy asks for the check by now. @param key what it is about, such as an address; kept as a keyed hash */
  const needCaptcha = async (tx: Db, policy: CaptchaPolicy, key: string): Promise<boolean> =>
    (await captchaOf(tx).countOf({ ...subjectOf(policy, key), since: sinceOf(policy) })) >= policy.free;

  return {
    demand,
    needCaptcha,

    /** The check of a request, outside of a transaction. @throws AppError `captchaNeeded` or `captchaFailed` */
    demandHuman: (request: Request): Promise<void> => demand(db, captchaTokenOf(request)),

    /** The same, once a policy asks for it. */
    async ensureHuman(request: Request, policy: CaptchaPolicy, key: string): Promise<void> {
      if (await needCaptcha(db, policy, key)) await demand(db, captchaTokenOf(request));
    },

    /** A challenge to solve. */
    challenge: () => challenges.make(),

    /** A token that passes once, for tries outside production. @throws AppError `rateLimited` while others wait for theirs */
    freeToken: () => solving(async () => challenges.solve(await challenges.make())),

    /** Counts one more time. */
    count: (tx: Db, policy: CaptchaPolicy, key: string): Promise<void> =>
      captchaOf(tx).count({ ...subjectOf(policy, key), since: sinceOf(policy), now: new Date(clock.now()) }),

    /** Removes what is too old to matter. */
    prune: (): Promise<void> => captchaOf(db).prune({ now: new Date(clock.now()), since: new Date(clock.now() - DAY_MS) }),
  };
}

export type Captcha = ReturnType<typeof createCaptcha>;
