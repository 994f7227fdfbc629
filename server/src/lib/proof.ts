import { createHash, createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { SIGN_WINDOW_MS, type ProofClaims } from '@mortar/protocol';

/** What the check of a proof asks of the sessions. */
export interface ProofStore {
  /** Public key that a session was bound to at its login; undefined when it gave none. */
  keyOf(sessionId: string): Promise<JsonWebKey | undefined>;
  /** Notes a proof as used; false when it was before. */
  use(sessionId: string, jti: string, at: Date): Promise<boolean>;
}

/** The call that a proof must be of. */
export type ProvenCall = Pick<ProofClaims, 'htm' | 'htu' | 'ath' | 'bh'>;

const LONGEST = 4096;
const JTI = /^[\w-]{16,64}$/;

export const sha256url = (data: string | Buffer) => createHash('sha256').update(data).digest('base64url');

function readPart(part: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Id of a proof that is by this key, of this call and of now; undefined when it is not. */
export function readProof(proof: string, key: JsonWebKey, call: ProvenCall, now: number): string | undefined {
  const [head = '', body = '', signature = '', rest] = proof.length <= LONGEST ? proof.split('.') : [];
  const { typ, alg } = readPart(head);
  if (rest !== undefined || typ !== 'dpop+jwt' || alg !== 'ES256') return undefined;
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const claims = readPart(body);
  const isOfCall = (['htm', 'htu', 'ath', 'bh'] as const).every((name) => claims[name] === call[name]);
  const isOfNow = typeof claims['iat'] === 'number' && Math.abs(claims['iat'] * 1000 - now) <= SIGN_WINDOW_MS;
  const { jti } = claims;
  return isSigned && isOfCall && isOfNow && typeof jti === 'string' && JTI.test(jti) ? jti : undefined;
}
