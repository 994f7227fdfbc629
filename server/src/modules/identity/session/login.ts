import type { Input } from '@mortar/protocol';
import type { login as loginEndpoint } from '@mortar/protocol/identity';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import type { PasswordHasher } from '../password-hasher.ts';
import { addAudit } from '../../moderation/index.ts';
import { usersOf } from '../users/repository.ts';
import type { Caller } from '../caller.ts';
import { comparedEmail, emailOrRefuse } from '../users/email.ts';
import { checkKey } from './sign-in-fields.ts';
import { createAdmit } from './admit.ts';
import type { BeginSession, SignedIn } from './begin-session.ts';

export interface LoginDeps {
  db: Db;
  beginSession: BeginSession;
  clock: Clock;
  keyring: Keyring;
  hasher: PasswordHasher;
  letIn(uid: string): void;
}

/** Signing in with e-mail and password. An address without an account meets the same work, the same budgets, the same answer (security A5). */
export function createLogin({ db, clock, keyring, hasher, letIn, beginSession }: LoginDeps) {
  const admit = createAdmit({ db, clock });

  const refused = (subject: string, network: string) =>
    addAudit(db, {
      at: new Date(clock.now()),
      actor: 'visitor',
      action: 'login',
      target: `subject:${subject}`,
      outcome: 'refused',
      detail: { network },
    });

  return async function login(body: Input<typeof loginEndpoint>, caller: Caller, demandHuman: () => Promise<void>): Promise<SignedIn> {
    const email = emailOrRefuse(body.email);
    checkKey(body.key);
    const subject = keyring.mac('subject', comparedEmail(email));
    await admit(subject, caller.network, demandHuman);
    const known = await usersOf(db).byEmail(email);
    const isRight = await hasher.verify(body.password, known?.passwordHash);
    if (!known || !isRight) {
      await refused(subject, caller.network);
      throw new AppError('wrongCredentials');
    }
    letIn(known.uid);
    const { userId, uid, passwordHash } = known;
    const credential = { passwordHash, subject, network: caller.network };
    const detail = { device: caller.device.deviceName };
    const signedIn = await beginSession({ userId, uid, credential, caller, key: body.key, action: 'login', detail });
    // A password that was changed while this one was looked at opens nothing.
    if (!signedIn) throw new AppError('wrongCredentials');
    return signedIn;
  };
}
