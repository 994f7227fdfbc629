import { createCipheriv, privateDecrypt, randomBytes, type KeyObject } from 'node:crypto';
import type { KeyOffer } from '@mortar/protocol/realtime';
import { Type } from 'typebox';
import Value from 'typebox/value';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;

/** 256 bits of key and 128 of nonce in base64, each in its one spelling. */
const Offer = Type.Object({
  key: Type.String({ pattern: '^[A-Za-z0-9+/]{43}=$' }),
  nonce: Type.String({ pattern: '^[A-Za-z0-9+/]{22}==$' }),
  time: Type.Integer(),
});

/** What a browser encrypted under our key; undefined for anything else. */
export function readOffer(key: KeyObject, token: string): KeyOffer | undefined {
  try {
    const text = privateDecrypt({ key, oaepHash: 'sha256' }, Buffer.from(token, 'base64')).toString('utf8');
    const offer: unknown = JSON.parse(text);
    return Value.Check(Offer, offer) ? offer : undefined;
  } catch {
    return undefined;
  }
}

/** A text under the browser's key: nonce, AES-256-GCM ciphertext and tag, as base64. */
export function sealFor({ key }: Pick<KeyOffer, 'key'>, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64').subarray(0, KEY_BYTES), nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
}
