import type { Input } from '@mortar/protocol';
import type { register as registerEndpoint } from '@mortar/protocol/identity';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { IsCommon } from '../common-passwords.ts';
import type { PasswordHasher } from '../password-hasher.ts';
import { IdentityTaken, type CreatePerson } from '../users/create-person.ts';
import type { BeginSession } from './begin-session.ts';
import type { Caller } from '../caller.ts';
import { ensureOk } from '../codes/consume.ts';
import { emailOrRefuse } from '../users/email.ts';
import { checkKey } from './sign-in-fields.ts';
import type { AccountPorts, Joining } from '../ports.ts';
import type { OpenSession, SessionTokens } from './tokens.ts';

export interface RegisterDeps {
  db: Db;
  hasher: PasswordHasher;
  isCommon: IsCommon;
  tokens: Pick<SessionTokens, 'open'>;
  createPerson: CreatePerson;
  beginSession: BeginSession;
  ports: Pick<AccountPorts, 'codes' | 'sendMail' | 'rewards'>;
}

/** What is kept of a registration, so that a repeated call gets the same answer. */
interface Made {
  sessionId: string;
  brickstype: number;
  bricksamount: number;
}

export interface Registration {
  body: Input<typeof registerEndpoint>;
  caller: Caller;
  grant: string | undefined;
  /** Runs the work once per idempotency key, in one transaction. */
  once(work: (tx: Db) => Promise<Made>): Promise<Made>;
}

type Proven = Registration & { email: string; passwordHash: string };

/** Making an account: code, person, invite, reward and session are one transaction (spec §3, docs/design/sessions.md). */
export function createRegister(deps: RegisterDeps) {
  const { db, hasher, isCommon, tokens, createPerson, beginSession } = deps;
  const { codes, sendMail, rewards } = deps.ports;

  async function useCode(tx: Db, { email, body, grant, caller }: Proven): Promise<void> {
    const purpose = body.denet === undefined ? 'reg' : 'denet';
    ensureOk(await codes.consume(tx, { email, purpose, network: caller.network, code: body.code, grant }));
  }

  /** The activity that a registration goes through; undefined when it goes through none. */
  async function joiningOf(tx: Db, { denet, activity = '' }: Registration['body']): Promise<Joining | undefined> {
    return denet === undefined ? undefined : rewards.admit(tx, denet, activity);
  }

  async function make(tx: Db, registration: Proven): Promise<Made> {
    const { body, caller, email, passwordHash } = registration;
    const joining = await joiningOf(tx, body);
    await useCode(tx, registration);
    const way = { kind: 'email', subject: email };
    const invitecode = joining ? joining.invitecode : body.invitecode;
    const { reward, ...person } = await createPerson(tx, { identities: [way], passwordHash, caller, invitecode, action: 'register' });
    if (joining) await rewards.join(tx, joining, person.userId);
    const begun = await beginSession({ ...person, credential: way, caller, key: body.key, action: null }, tx);
    return { sessionId: begun!.session.sessionId, ...reward };
  }

  /** Spends the code and tells the owner by mail; the caller hears what everybody hears whose code is wrong. */
  async function tellOwner(registration: Proven): Promise<never> {
    const { email, caller } = registration;
    await db.transaction(async (tx) => {
      await useCode(tx, registration);
      await sendMail(tx, { to: email, locale: caller.locale, template: 'alreadyRegistered', values: {} });
    });
    throw new AppError('wrongCode');
  }

  return async function register(registration: Registration): Promise<{ session: OpenSession; brickstype: number; bricksamount: number }> {
    const { body, once } = registration;
    const email = emailOrRefuse(body.email);
    checkKey(body.key);
    if (isCommon(body.password)) throw new AppError('passwordTooCommon');
    // Before the code is looked at: the time tells nothing of it.
    const proven: Proven = { ...registration, email, passwordHash: await hasher.hash(body.password) };
    const made = await once((tx) => make(tx, proven)).catch((error: unknown) => {
      if (error instanceof IdentityTaken) return tellOwner(proven);
      throw error;
    });
    const { sessionId, brickstype, bricksamount } = made;
    return { session: await tokens.open(sessionId), brickstype, bricksamount };
  };
}
