import { THIRD_PARTIES, type ThirdParty } from '@mortar/protocol/identity';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Caller } from '../caller.ts';
import { tellOwner } from '../notices/notice.ts';
import type { SendMail } from '../ports.ts';
import type { BeginSession } from '../session/index.ts';
import { addAudit } from '../../moderation/index.ts';
import { identitiesOf, type KnownPerson } from '../users/identities.ts';
import { IdentityTaken, type CreatedPerson, type CreatePerson } from '../users/create-person.ts';
import type { SessionKey } from '../session/tables.ts';
import { nameOf } from './names.ts';

export interface EnterDeps {
  clock: Clock;
  letIn(uid: string): void;
  createPerson: CreatePerson;
  beginSession: BeginSession;
  sendMail: SendMail;
}

/** Who comes in, how, and by what browser. */
export interface PartyVisitor {
  party: ThirdParty;
  subject: string;
  caller: Caller;
  key: SessionKey | undefined;
  invitecode: string | undefined;
}

/** What is kept of a sign-in, so that a repeated call gets the same answer. */
export interface KeptSignIn extends Partial<CreatedPerson['reward']> {
  sessionId: string;
}

const hasOne = async (tx: Db, userId: number, party: ThirdParty): Promise<boolean> =>
  (await identitiesOf(tx).methods(userId)).some(({ kind }) => kind === party);

/** The three ways in: somebody known, a known address that is theirs, somebody new. Each is one transaction of the caller's. */
export function createEnter({ clock, letIn, createPerson, beginSession, sendMail }: EnterDeps) {
  async function begin(tx: Db, { userId, uid }: KnownPerson, { party, subject, caller, key }: PartyVisitor, action: string | null) {
    const begun = await beginSession({ userId, uid, credential: { kind: party, subject }, caller, key, action }, tx);
    // Unbound since it was looked up: looked at anew, it is a sign-up.
    if (!begun) throw new IdentityTaken();
    return { sessionId: begun.session.sessionId };
  }

  const audit = (tx: Db, uid: string, action: string, detail: Record<string, string | number>) =>
    addAudit(tx, { at: new Date(clock.now()), actor: `user:${uid}`, action, target: `user:${uid}`, outcome: 'done', detail });

  const enter = {
    audit,

    /** Signs a person in. @throws AppError when the account is banned */
    async signIn(tx: Db, person: KnownPerson, visitor: PartyVisitor): Promise<KeptSignIn> {
      letIn(person.uid);
      return begin(tx, person, visitor, `login.${visitor.party}`);
    },

    /**
     * Makes the third party a way to sign in of somebody whose proven address it named, and tells the owner (security D4).
     * @throws AppError `thirdPartyLoginRefused` when they have another somebody of it: no reload helps, as it does where they bind
     */
    async link(tx: Db, person: KnownPerson, visitor: PartyVisitor): Promise<KeptSignIn> {
      const { party, subject } = visitor;
      if (await hasOne(tx, person.userId, party)) throw new AppError('thirdPartyLoginRefused');
      await enter.bind(tx, person, { party, subject, network: visitor.caller.network });
      return enter.signIn(tx, person, visitor);
    },

    /** @throws AppError `conflict` when the person has another somebody of this third party */
    async bind(tx: Db, { userId, uid }: KnownPerson, { party, subject, network }: { party: ThirdParty; subject: string; network: string }) {
      const owner = await identitiesOf(tx).hold(userId);
      if (await hasOne(tx, userId, party)) throw new AppError('conflict');
      const at = new Date(clock.now());
      if (!(await identitiesOf(tx).add(userId, { kind: party, subject }, at))) throw new IdentityTaken();
      await tellOwner(tx, sendMail, { owner, change: 'thirdPartyBound', about: { party: nameOf(party) }, at });
      await audit(tx, uid, `bind.${party}`, { network });
    },

    /** Makes a person of an address that is proven to be theirs, and signs them in. */
    async signUp(tx: Db, email: string, visitor: PartyVisitor): Promise<KeptSignIn> {
      const { party, subject, caller, invitecode } = visitor;
      const { reward, ...person } = await createPerson(tx, {
        identities: [
          { kind: party, subject },
          { kind: 'email', subject: email },
        ],
        registertype: THIRD_PARTIES[party],
        caller,
        invitecode,
        action: `register.${party}`,
      });
      return { ...(await begin(tx, person, visitor, null)), ...reward };
    },
  };
  return enter;
}

export type Enter = ReturnType<typeof createEnter>;
