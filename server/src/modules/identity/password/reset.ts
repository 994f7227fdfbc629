import type { Input } from '@mortar/protocol';
import type { resetPassword } from '@mortar/protocol/identity';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import { keepAndTell } from '../notices/notice.ts';
import type { Caller } from '../caller.ts';
import { ensureOk } from '../codes/consume.ts';
import type { AccountPorts, SendMail } from '../ports.ts';
import { loginTriesOf, type SessionService } from '../session/index.ts';
import { comparedEmail, emailOrRefuse } from '../users/email.ts';
import { identitiesOf } from '../users/identities.ts';
import type { IsCommon } from '../common-passwords.ts';
import type { PasswordHasher } from '../password-hasher.ts';

export interface ResetDeps {
  db: Db;
  clock: Clock;
  keyring: Keyring;
  hasher: PasswordHasher;
  isCommon: IsCommon;
  sessions: Pick<SessionService, 'endAll'>;
  codes: Pick<AccountPorts['codes'], 'consume'>;
  sendMail: SendMail;
}

export interface Reset {
  body: Input<typeof resetPassword>;
  caller: Caller;
  grant: string | undefined;
}

/**
 * A new password for whoever proves the address (spec §2, security A6 and B5). Every session ends. An address without an
 * account meets the same answer and the same work as a wrong code, and a right one for it is used up all the same.
 */
export function createReset({ db, clock, keyring, hasher, isCommon, sessions, codes, sendMail }: ResetDeps) {
  async function change(tx: Db, email: string, hash: string, caller: Caller): Promise<number | undefined> {
    const owner = await identitiesOf(tx).holdOfEmail(email);
    if (!owner) return undefined;
    const { userId } = owner;
    const at = new Date(clock.now());
    await identitiesOf(tx).setPassword(userId, hash, at);
    await sessions.endAll(tx, userId, 'password');
    await loginTriesOf(tx).clear(keyring.mac('subject', comparedEmail(email)), caller.network);
    await keepAndTell(tx, sendMail, { owner, caller, at, actor: 'visitor', action: 'password.reset', change: 'passwordReset' });
    return userId;
  }

  /** @returns whose password it was. @throws AppError `passwordTooCommon`, or what is wrong with the code */
  return async function reset({ body, caller, grant }: Reset): Promise<number> {
    const email = emailOrRefuse(body.email);
    if (isCommon(body.password)) throw new AppError('passwordTooCommon');
    // Before the code is looked at: the time tells nothing of it.
    const hash = await hasher.hash(body.password);
    const { code, sendEmailType: purpose } = body;
    const userId = await db.transaction(async (tx) => {
      ensureOk(await codes.consume(tx, { email, purpose, network: caller.network, code, grant }));
      return change(tx, email, hash, caller);
    });
    if (userId === undefined) throw new AppError('wrongCode');
    return userId;
  };
}
