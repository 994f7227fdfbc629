import type { Locale } from '@mortar/protocol';
import type { Db } from '../../../db/db.ts';
import { addAudit } from '../standing/index.ts';
import { loginTriesOf } from './login-tries.ts';
import { usersOf } from '../users/repository.ts';
import type { Caller } from './caller.ts';
import type { SendMail } from './ports.ts';
import type { OpenSession, SessionService } from './service.ts';
import type { SessionKey } from './tables.ts';

export interface SignIn {
  userId: number;
  uid: string;
  email: string;
  subject: string;
  caller: Caller;
  key: SessionKey | undefined;
  at: Date;
}

/** What a right password does, in one transaction: session, device, notice of a new device, audit, budgets anew. */
export async function signIn(
  tx: Db,
  { sessions, sendMail }: { sessions: SessionService; sendMail: SendMail },
  who: SignIn,
): Promise<OpenSession> {
  const { userId, uid, email, caller, at } = who;
  const { deviceId, deviceName, os } = caller.device;
  const person = `user:${uid}`;
  const detail = { network: caller.network, os, device: deviceName };
  // What needs no answer of the other goes to the database in one packet.
  const [session, { isNew }] = await Promise.all([
    sessions.begin(tx, { userId, uid, device: caller.device, key: who.key }),
    usersOf(tx).seeDevice({ userId, deviceId, name: deviceName, os, at }),
    addAudit(tx, { at, actor: person, action: 'login', target: person, outcome: 'done', detail }),
    loginTriesOf(tx).clear(who.subject, caller.network),
  ]);
  if (isNew) {
    const profile = await usersOf(tx).profile(userId);
    const locale = (profile?.user.locale ?? caller.locale) as Locale;
    await sendMail(tx, { to: email, locale, template: 'newDevice', values: { device: deviceName || os, at: at.toISOString() } });
  }
  return session;
}
