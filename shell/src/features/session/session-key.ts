import type { SessionKey } from '@mortar/host';
import { toBase64url } from '@mortar/protocol';
import { createStore, get, update } from 'idb-keyval';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' };
const NAME = 'session';

/**
 * Public half of this browser's key (security G4). The private half is made once, cannot be exported, and stays
 * in IndexedDB: a stolen token is worth nothing for calls that ask for its proof.
 * @throws where the browser keeps no data
 */
export async function sessionKey(): Promise<SessionKey> {
  const { publicKey } = await keyPair();
  const { x, y } = await crypto.subtle.exportKey('jwk', publicKey);
  if (!x || !y) throw new Error('The public key of the session has no point.');
  return { kty: 'EC', crv: 'P-256', x, y };
}

/** Signs a text by this browser's key (security G4). @returns base64url of the 64 bytes of an ES256 signature */
export async function signBySessionKey(text: string): Promise<string> {
  const { privateKey } = await keyPair();
  return toBase64url(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, new TextEncoder().encode(text)));
}

let known: Promise<CryptoKeyPair> | undefined;

/** Read once: it stays the browser's key for as long as there is one. */
function keyPair(): Promise<CryptoKeyPair> {
  known ??= readOrMake().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function readOrMake(): Promise<CryptoKeyPair> {
  const store = createStore('mortar', 'keys');
  const kept = await get<CryptoKeyPair>(NAME, store);
  if (kept) return kept;
  const made = await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
  let first = made;
  // Of two tabs that make one at the same time, the first one's counts.
  await update<CryptoKeyPair>(NAME, (other) => (first = other ?? made), store);
  return first;
}
