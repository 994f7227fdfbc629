import { createHash, type JsonWebKey } from 'node:crypto';
import { SIGN_WINDOW_MS, type ProofClaims } from '@mortar/protocol';
import { jwtVerify } from 'jose';

/** What the check of a proof asks of the sessions. */
export interface ProofStore {
  /** Public key that a session was bound to at its login; undefined when it gave none. */
  keyOf(sessionId: string): Promise<JsonWebKey | undefined>;
  /** Notes a proof as used; false when it was before. */
  use(sessionId: string, jti: string, at: Date): Promise<boolean>;
}

/** The call that a proof must be of. */
export type ProvenCall = Pick<ProofClaims, 'htm' | 'htu' | 'ath' | 'bh'>;

const JTI = /^[\w-]{16,64}$/;

export const sha256url = (data: string | Buffer) => createHash('sha256').update(data).digest('base64url');

/** Id of a proof that is by this key, of this call and of now (ms since the epoch); undefined when it is not. */
export async function readProof(proof: string, key: JsonWebKey, call: ProvenCall, now: number): Promise<string | undefined> {
  const rules = {
    typ: 'dpop+jwt',
    algorithms: ['ES256'],
    maxTokenAge: 0,
    clockTolerance: SIGN_WINDOW_MS / 1000,
    currentDate: new Date(now),
  };
  const claims = await jwtVerify(proof, { ...key, alg: 'ES256' }, rules).then(
    ({ payload }) => payload,
    () => undefined,
  );
  const isOfCall = (['htm', 'htu', 'ath', 'bh'] as const).every((name) => claims?.[name] === call[name]);
  const jti: unknown = claims?.jti;
  return isOfCall && typeof jti === 'string' && JTI.test(jti) ? jti : undefined;
}
