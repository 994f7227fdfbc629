import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import type { Person } from '../../../lib/person.ts';
import type { PasswordHasher } from '../password-hasher.ts';
import type { Caller } from '../caller.ts';
import type { AccountPorts } from '../ports.ts';
import { createAdmit, loginTriesOf, type SessionService } from '../session/index.ts';
import { addAudit } from '../../moderation/index.ts';
import { comparedEmail } from '../users/email.ts';
import { identitiesOf } from '../users/identities.ts';

/** Where an account has neither password nor address, a sign-in of so long ago stands for them. */
const FRESH_MS = 10 * 60_000;

export interface ConfirmDeps {
  db: Db;
  clock: Clock;
  keyring: Keyring;
  hasher: PasswordHasher;
  sessions: Pick<SessionService, 'find'>;
  codes: Pick<AccountPorts['codes'], 'consume'>;
}

/** The human check of a call. Both throw AppError `captchaNeeded` or `captchaFailed`. */
export interface HumanCheck {
  demand(): Promise<void>;
  /** Asked before a code is looked at: demands it only while codes of many addresses are tried. */
  ensure(): Promise<void>;
}

/** What somebody gives to show that it is them. */
export interface Evidence {
  person: Person;
  caller: Caller;
  human: HumanCheck;
  password: string | undefined;
  code: string | undefined;
  grant: string | undefined;
  /** What a code must have been sent for. */
  purpose: 'editPass' | 'verify';
}

/** Uses the evidence up in the transaction of what it is for. @throws AppError when a code is wrong or a password changed meanwhile */
export type Confirmed = (tx: Db) => Promise<void>;

/**
 * That a change of an account is its owner's wish, beyond the session (security B6, C8): by password, by a code to the
 * account's address, or, where there is neither, by a fresh sign-in. Passwords share their budget with sign-ins.
 */
export function createConfirm({ db, clock, keyring, hasher, sessions, codes }: ConfirmDeps) {
  const admit = createAdmit({ db, clock });

  async function byPassword({ person, caller, human }: Evidence, given: string, kept: { email: string; hash: string }): Promise<Confirmed> {
    const subject = keyring.mac('subject', comparedEmail(kept.email));
    await admit(subject, caller.network, human.demand);
    if (!(await hasher.verify(given, kept.hash))) {
      const target = `user:${person.uid}`;
      const detail = { network: caller.network, os: caller.device.os };
      await addAudit(db, { at: new Date(clock.now()), actor: target, action: 'confirm', target, outcome: 'refused', detail });
      throw new AppError('wrongCredentials');
    }
    return async (tx) => {
      if (!(await identitiesOf(tx).isPassword(person.userId, kept.hash))) throw new AppError('wrongCredentials');
      await loginTriesOf(tx).clear(subject, caller.network);
    };
  }

  function byCode({ caller, code, grant, purpose }: Evidence, email: string): Confirmed {
    return async (tx) => {
      const outcome = await codes.consume(tx, { email, purpose, network: caller.network, code, grant });
      // A grant alone is no try of a code: nothing has expired, nothing was given.
      if (outcome !== 'ok') throw new AppError(code === undefined ? 'confirmationNeeded' : outcome);
    };
  }

  async function byFreshSession({ person }: Evidence): Promise<Confirmed> {
    const session = await sessions.find(person.sessionId);
    if (!session || clock.now() - session.createdAt.getTime() > FRESH_MS) throw new AppError('confirmationNeeded');
    return async () => {};
  }

  /** Looks at the evidence, outside of any transaction. @throws AppError `confirmationNeeded` when there is none */
  return async function confirm(evidence: Evidence): Promise<Confirmed> {
    const { person, human, password, code, grant } = evidence;
    const [email, hash] = await Promise.all([identitiesOf(db).emailOf(person.userId), identitiesOf(db).passwordOf(person.userId)]);
    if (password !== undefined && hash !== undefined && email !== undefined) return byPassword(evidence, password, { email, hash });
    if (email === undefined) return byFreshSession(evidence);
    if (code === undefined && grant === undefined) throw new AppError('confirmationNeeded');
    if (code !== undefined) await human.ensure();
    return byCode(evidence, email);
  };
}

export type Confirm = ReturnType<typeof createConfirm>;
