import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import type { createChallenges } from './challenge.ts';

/** How often something may be done before the human check is asked for. */
export interface CaptchaPolicy {
  /** Name of what is counted, such as `sendEmail`. */
  action: string;
  free: number;
  windowMs: number;
}

interface Counted {
  action: string;
  subject: string;
  /** Counting that began earlier is over. */
  since: Date;
}

export interface CaptchaRepository {
  /** Whether this challenge was not used before. */
  use(db: Db, challenge: string, expiresAt: Date): Promise<boolean>;
  count(db: Db, counted: Counted & { now: Date }): Promise<void>;
  countOf(db: Db, counted: Counted): Promise<number>;
  forget(db: Db, counted: Omit<Counted, 'since'>): Promise<void>;
  prune(db: Db, times: { now: Date; since: Date }): Promise<void>;
}

export interface CaptchaDeps {
  repository: CaptchaRepository;
  challenges: ReturnType<typeof createChallenges>;
  keyring: Keyring;
  clock: Clock;
}

const DAY_MS = 24 * 3600 * 1000;

/** The human check (spec §3, docs/design/server.md): asked for when a policy says so, passed by a token in the header `recaptcha`. */
export function createCaptchaService({ repository, challenges, keyring, clock }: CaptchaDeps) {
  const counted = ({ action, windowMs }: CaptchaPolicy, key: string): Counted & { now: Date } => {
    const now = clock.now();
    return { action, subject: keyring.mac('subject', `${action} ${key}`), since: new Date(now - windowMs), now: new Date(now) };
  };

  return {
    /** A challenge to solve. */
    challenge: () => challenges.make(),

    /** A token that passes once, for tries outside production. */
    freeToken: async () => challenges.solve(await challenges.make()),

    /**
     * Checks a token and uses it up. In a transaction that rolls back it stays unused.
     * @throws AppError `captchaNeeded` without a token, `captchaFailed` for one that is wrong, expired or used
     */
    async demand(db: Db, token: string | undefined): Promise<void> {
      if (!token) throw new AppError('captchaNeeded');
      const solved = await challenges.read(token);
      const isFresh = solved !== undefined && (await repository.use(db, keyring.mac('captcha', solved.signature), solved.expiresAt));
      if (!isFresh) throw new AppError('captchaFailed');
    },

    /** Whether a policy asks for the check by now. @param key what it is about, such as an address; kept as a keyed hash */
    needCaptcha: async (db: Db, policy: CaptchaPolicy, key: string): Promise<boolean> =>
      (await repository.countOf(db, counted(policy, key))) >= policy.free,

    /** Counts one more time. */
    count: (db: Db, policy: CaptchaPolicy, key: string): Promise<void> => repository.count(db, counted(policy, key)),

    /** Begins anew, such as after a right password. */
    forget: (db: Db, policy: CaptchaPolicy, key: string): Promise<void> => repository.forget(db, counted(policy, key)),

    /** Removes what is too old to matter. */
    prune: (db: Db): Promise<void> => repository.prune(db, { now: new Date(clock.now()), since: new Date(clock.now() - DAY_MS) }),
  };
}

export type CaptchaService = ReturnType<typeof createCaptchaService>;
