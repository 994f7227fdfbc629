import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { Endpoint } from '@mortar/protocol';
import { sha256url } from '../src/lib/proof.ts';
import { authorization } from './account.ts';
import type { TestApp } from './app.ts';

/** The key that a browser binds its session to, and the proofs that it makes of its calls. */
export function sessionKey(server: Pick<TestApp, 'config' | 'clock'>) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    /** Its public half, as a sign-in sends it. */
    jwk: publicKey.export({ format: 'jwk' }),
    /** Headers of a POST that is proven. */
    proof(endpoint: Endpoint, body: object, token: string): Record<string, string> {
      const claims = {
        jti: randomUUID(),
        htm: 'POST',
        htu: server.config.publicUrl + endpoint.path,
        iat: Math.floor(server.clock.now() / 1000),
        ath: sha256url(token),
        bh: sha256url(JSON.stringify(body)),
      };
      const text = `${part({ typ: 'dpop+jwt', alg: 'ES256' })}.${part(claims)}`;
      const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
      return { ...authorization(token), dpop: `${text}.${signature.toString('base64url')}` };
    },
  };
}
