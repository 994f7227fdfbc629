import type { Locale } from '@mortar/protocol';
import type { SessionData } from '@mortar/protocol/identity';
import type { Db } from '../../../db/db.ts';
import { beginBy, type Begun, type Credential } from './begin-statement.ts';
import type { Caller } from '../caller.ts';
import type { SendMail } from '../ports.ts';
import type { SessionKey } from './tables.ts';
import type { OpenSession, SessionTokens } from './tokens.ts';

export interface BeginSessionDeps {
  db: Db;
  tokens: Pick<SessionTokens, 'prepare'>;
  sendMail: SendMail;
}

/** Somebody who has shown who they are. */
export interface Arrival {
  userId: number;
  uid: string;
  credential: Credential;
  caller: Caller;
  key: SessionKey | undefined;
  /** How the audit calls it; null at a sign-up, which has a record of its own. */
  action: string | null;
  /** What the audit keeps beside network and system. */
  detail?: Record<string, string>;
}

/** What a session shows of its person. */
export type ShownPerson = Pick<SessionData, 'uid' | 'id' | 'email' | 'username' | 'headimgurl' | 'walletaddress'>;

export interface SignedIn {
  session: OpenSession;
  person: ShownPerson;
}

function shownOf(uid: string, { email, username, headimgurl, wallet }: Begun): ShownPerson {
  return { uid, id: uid, email: email ?? '', username, headimgurl, walletaddress: wallet ?? '' };
}

/**
 * The one way to begin a session: session, device, audit, and the mail about a device that is new. On a known device it is one
 * statement, else a transaction; the caller's own where they have one. Undefined when the credential is the person's no more.
 */
export function createBeginSession({ db, tokens, sendMail }: BeginSessionDeps) {
  return async function beginSession(arrival: Arrival, within?: Db): Promise<SignedIn | undefined> {
    const { userId, uid, credential, key, action, detail } = arrival;
    const { network, device } = arrival.caller;
    const { session, row, firstHash } = tokens.prepare({ userId, uid, device, key });
    const beginning = { session: row, firstHash, uid, action, detail: { network, os: device.os, ...detail } };
    const signedIn = (begun: Begun): SignedIn => ({ session, person: shownOf(uid, begun) });

    async function beginEvenNew(tx: Db): Promise<SignedIn | undefined> {
      const begun = await beginBy(tx, credential, { ...beginning, evenNew: true });
      if (!begun) return undefined;
      const { isNew, email, locale } = begun;
      const values = { device: device.deviceName || device.os, at: row.at.toISOString() };
      if (isNew && email) await sendMail(tx, { to: email, locale: locale as Locale, template: 'newDevice', values });
      return signedIn(begun);
    }

    if (within) return beginEvenNew(within);
    const begun = await beginBy(db, credential, { ...beginning, evenNew: false });
    if (!begun) return undefined;
    return begun.isBegun ? signedIn(begun) : db.transaction(beginEvenNew);
  };
}

export type BeginSession = ReturnType<typeof createBeginSession>;
