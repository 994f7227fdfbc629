import type { Locale, SessionData } from '@mortar/protocol';
import type { Db } from '../../../db/db.ts';
import type { Caller } from './caller.ts';
import type { Entered, Entry } from './entry.ts';
import type { SendMail } from './ports.ts';
import type { OpenSession, SessionService } from './service.ts';
import type { SessionKey } from './tables.ts';

export interface SignInDeps {
  db: Db;
  sessions: SessionService;
  sendMail: SendMail;
}

/** Somebody known who has shown that they are it. */
export interface SignIn {
  userId: number;
  uid: string;
  caller: Caller;
  key: SessionKey | undefined;
  /** What the audit keeps beside network and system. */
  detail: Record<string, string>;
  at: Date;
}

/** What a session shows of its person. */
export type ShownPerson = Pick<SessionData, 'uid' | 'id' | 'email' | 'username' | 'headimgurl' | 'walletaddress'>;

export interface SignedIn {
  session: OpenSession;
  person: ShownPerson;
}

/** Looks at what was given once more, and signs in by it; undefined when it is the person's no more. */
type Enter = (db: Db, entry: Entry) => Promise<Entered | undefined>;

function shownOf(uid: string, { email, username, headimgurl, wallet }: Entered): ShownPerson {
  return { uid, id: uid, email: email ?? '', username, headimgurl, walletaddress: wallet ?? '' };
}

/** Signs in who is known: in one statement on a device that is known too, else in a transaction with the mail that tells the owner. */
export function createSignIn({ db, sessions, sendMail }: SignInDeps) {
  return async function signIn({ userId, uid, caller, key, detail, at }: SignIn, enter: Enter): Promise<SignedIn | undefined> {
    const { network, device } = caller;
    const { session, row, firstHash } = sessions.prepare({ userId, uid, device, key });
    const order = { session: row, firstHash, uid, detail: { network, os: device.os, ...detail } };
    const signedIn = (entered: Entered): SignedIn => ({ session, person: shownOf(uid, entered) });
    const entered = await enter(db, { ...order, evenNew: false });
    if (!entered) return undefined;
    if (entered.isIn) return signedIn(entered);
    return db.transaction(async (tx) => {
      const entered = await enter(tx, { ...order, evenNew: true });
      if (!entered) return undefined;
      const { isNew, email, locale } = entered;
      if (isNew && email) {
        const values = { device: device.deviceName || device.os, at: at.toISOString() };
        await sendMail(tx, { to: email, locale: locale as Locale, template: 'newDevice', values });
      }
      return signedIn(entered);
    });
  };
}
