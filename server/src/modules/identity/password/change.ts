import type { Input } from '@mortar/protocol';
import type { updatePassword } from '@mortar/protocol/identity';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Confirm, Evidence } from '../confirmation/index.ts';
import { keepAndTell } from '../notices/notice.ts';
import type { SendMail } from '../ports.ts';
import type { SessionService } from '../session/index.ts';
import { identitiesOf } from '../users/identities.ts';
import type { IsCommon } from '../common-passwords.ts';
import type { PasswordHasher } from '../password-hasher.ts';

export interface ChangeDeps {
  db: Db;
  clock: Clock;
  hasher: PasswordHasher;
  isCommon: IsCommon;
  sessions: Pick<SessionService, 'endAll'>;
  confirm: Confirm;
  sendMail: SendMail;
}

/** Changing one's own password (security B5, B6): by the current one or a mailed code. Every other session ends. */
export function createChange({ db, clock, hasher, isCommon, sessions, confirm, sendMail }: ChangeDeps) {
  /** @throws AppError `emailMissing` where a password could not be used for anything, or what `confirm` throws */
  return async function change({ password }: Pick<Input<typeof updatePassword>, 'password'>, evidence: Evidence): Promise<void> {
    const { person, caller } = evidence;
    const { userId, sessionId } = person;
    if (isCommon(password)) throw new AppError('passwordTooCommon');
    if ((await identitiesOf(db).emailOf(userId)) === undefined) throw new AppError('emailMissing');
    const confirmed = await confirm(evidence);
    const hash = await hasher.hash(password);
    await db.transaction(async (tx) => {
      const owner = await identitiesOf(tx).hold(userId);
      await confirmed(tx);
      const at = new Date(clock.now());
      await identitiesOf(tx).setPassword(userId, hash, at);
      await sessions.endAll(tx, userId, 'password', sessionId);
      await keepAndTell(tx, sendMail, { owner, caller, at, action: 'password.change', change: 'passwordChanged' });
    });
  };
}
