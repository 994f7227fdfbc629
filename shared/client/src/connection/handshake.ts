import { fromBase64, toBase64 } from '@mortar/protocol';
import type { ConnectionAuth, KeyOffer } from '@mortar/protocol/realtime';

/** What the exchange needs of the page. */
export interface HandshakeDeps {
  getKeyPair(): Promise<{ publickey: string }>;
  getUtoken(token: string): Promise<{ utoken: string }>;
  uid: string;
  deviceid: string;
  /** Server time, ms since 1970. */
  now: number;
}

const KEY_BYTES = 32;
const OFFER_NONCE_BYTES = 16;
const NONCE_BYTES = 12;

const random = (bytes: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(bytes));

/** A token as the server sent it, with the key that opens it: no script can read the key, so both may be kept. */
export interface SealedAuth {
  uid: string;
  deviceid: string;
  utoken: string;
  key: CryptoKey;
}

/** Exchanges keys for a token that opens connections for a day (spec §4, messaging connection). */
export async function shakeHands({ getKeyPair, getUtoken, uid, deviceid, now }: HandshakeDeps): Promise<SealedAuth> {
  const { publickey } = await getKeyPair();
  const key = random(KEY_BYTES);
  const offer: KeyOffer = { key: toBase64(key), nonce: toBase64(random(OFFER_NONCE_BYTES)), time: Math.round(now) };
  const theirs = await crypto.subtle.importKey('spki', fromBase64(publickey), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);
  const sealed = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, theirs, new TextEncoder().encode(JSON.stringify(offer)));
  const { utoken } = await getUtoken(toBase64(sealed));
  return { uid, deviceid, utoken, key: await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']) };
}

/** What the server wants to see of it. */
export async function unsealed({ uid, deviceid, utoken, key }: SealedAuth): Promise<ConnectionAuth> {
  const bytes = fromBase64(utoken);
  const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, NONCE_BYTES) };
  const text = await crypto.subtle.decrypt(algorithm, key, bytes.subarray(NONCE_BYTES));
  return { uid, deviceid, utoken: new TextDecoder().decode(text) };
}
