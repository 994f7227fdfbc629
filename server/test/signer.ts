import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { signText, type SignOs } from '@mortar/protocol';
import { loadSignKeys, publicSignKeys } from '../src/lib/sign-keys.ts';

export interface SignOptions {
  os?: SignOs;
  /** System whose key is used; a forger may take another one. */
  keyOf?: SignOs;
  at?: number;
  text?: string;
}

/** Makes values of `sign` as a client would, with the public keys of a data folder. */
export async function createSigner(dataDir: string, now: () => number = Date.now) {
  const keys = publicSignKeys(await loadSignKeys({ dataDir, signSecrets: {} }));
  return {
    sign({ os = 'web', keyOf = os, at = now(), text = signText(os, at, '1.0.0') }: SignOptions = {}): string {
      const key = createPublicKey({ key: Buffer.from(keys[keyOf], 'base64'), format: 'der', type: 'spki' });
      return publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, Buffer.from(text)).toString('base64');
    },
  };
}
