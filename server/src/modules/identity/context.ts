import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Idempotency } from '../../core/idempotency.ts';
import { loadKeyring, type Keyring } from '../../lib/keyring.ts';
import type { ProofStore } from '../../lib/proof.ts';
import { createAppealPasses, type Standing } from '../moderation/index.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';
import type { BeginSession } from './session/begin-session.ts';
import { openAuthentication, type Authentication } from './session/authentication.ts';
import { createIdempotency } from './session/idempotency.ts';
import { IDEMPOTENCY_MS } from './session/limits.ts';
import { loginTriesOf } from './session/login-tries.ts';
import { createProofStore } from './session/proof-store.ts';
import { createSessionService, type SessionService } from './session/service.ts';
import { createSessionTokens, type SessionTokens } from './session/tokens.ts';
import type { CreatePerson } from './users/create-person.ts';
import { createProfileReader, type ReadProfile } from './users/profile.ts';

/** What services and repositories of this module are made of. */
export interface IdentityContext {
  db: Db;
  clock: Clock;
  keyring: Keyring;
  hasher: PasswordHasher;
  standing: Standing;
  /** Lets in whoever has just proved who they are. @throws AppError the ban of who is shut out, with a pass to the reason */
  letIn(uid: string): void;
  sessions: SessionService;
  tokens: SessionTokens;
  readProfile: ReadProfile;
}

/** What the whole server asks of identity. It lives as long as the process. */
export interface Identity extends IdentityContext {
  authentication: Authentication;
  idempotency: Idempotency;
  proofs: ProofStore;
  /** Removes what is too old to matter. */
  prune(): Promise<void>;
  close(): Promise<void>;
}

/** What all ways in share. */
export interface WaysIn {
  createPerson: CreatePerson;
  beginSession: BeginSession;
}

export interface IdentityOptions {
  config: Pick<Config, 'dataDir' | 'sessionSecret'>;
  database: Database;
  clock: Clock;
}

/** Opens the identity of this installation. */
export async function openIdentity({ config, database, clock }: IdentityOptions): Promise<Identity> {
  const { db } = database;
  const [keyring, hasher] = await Promise.all([loadKeyring(config), createPasswordHasher()]);
  const [sessions, tokens] = [createSessionService({ db, clock }), createSessionTokens({ db, keyring, clock })];
  const authentication = await openAuthentication({ database, clock, keyring, tokens, sessions });
  const passes = createAppealPasses({ keyring, clock });
  const [idempotency, proofs] = [createIdempotency({ db, keyring, clock }), createProofStore(db)];
  return {
    db,
    clock,
    keyring,
    hasher,
    standing: authentication.standing,
    letIn(uid) {
      const ban = authentication.standing.banOfAccount(uid);
      if (ban) throw new AppError(ban, { data: { appeal: passes.passOf(uid) } });
    },
    sessions,
    tokens,
    readProfile: createProfileReader(db),
    authentication,
    idempotency,
    proofs,
    async prune() {
      const dayAgo = new Date(clock.now() - IDEMPOTENCY_MS);
      await sessions.prune();
      for (const rows of [idempotency, proofs, loginTriesOf(db)]) await rows.removeBefore(dayAgo);
    },
    close: authentication.close,
  };
}
