import { webcrypto } from 'node:crypto';

/** Public half of a session's key, as a browser sends it along. */
export async function sessionKey() {
  const { publicKey } = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const { kty, crv, x, y } = await webcrypto.subtle.exportKey('jwk', publicKey);
  return { kty, crv, x, y };
}
