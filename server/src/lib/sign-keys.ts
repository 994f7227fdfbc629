import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { SIGN_OSES, type SignOs } from '@mortar/protocol';
import { secretFile } from './secret-file.ts';
import { StartError } from './start-error.ts';

/** SPKI as base64, as WebCrypto's `importKey('spki', …)` takes it. */
export type PublicSignKeys = Record<SignOs, string>;
export type PrivateSignKeys = Record<SignOs, KeyObject>;

/** Bits of every key; the ciphertext has as many. */
export const SIGN_KEY_BITS = 2048;

async function makeKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: SIGN_KEY_BITS });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function readKey(text: string, from: string): KeyObject {
  try {
    const key = createPrivateKey(text.startsWith('-----') ? text : { key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'rsa' && key.asymmetricKeyDetails?.modulusLength === SIGN_KEY_BITS) return key;
  } catch (cause) {
    throw new StartError(`${from}: this is no private key; give an RSA-${SIGN_KEY_BITS} key in PKCS 8, or unset it`, { cause });
  }
  throw new StartError(`${from}: the key must be RSA with ${SIGN_KEY_BITS} bits`);
}

/** Private keys for `sign`, one per system: given by `SECRET_SIGN_*`, else made once under DATA_DIR. */
export async function loadSignKeys({
  dataDir,
  signSecrets,
}: {
  dataDir: string;
  signSecrets: Partial<Record<SignOs, string>>;
}): Promise<PrivateSignKeys> {
  const load = async (os: SignOs) => {
    const given = signSecrets[os];
    const name = `sign-${os}.pem`;
    return [
      os,
      given ? readKey(given, `SECRET_SIGN_${os.toUpperCase()}`) : readKey(await secretFile(dataDir, name, makeKey), name),
    ] as const;
  };
  return Object.fromEntries(await Promise.all(SIGN_OSES.map(load))) as PrivateSignKeys;
}

function spki(key: KeyObject): string {
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
}

/** Public halves, for the boot data and for apps. */
export function publicSignKeys(keys: PrivateSignKeys): PublicSignKeys {
  return Object.fromEntries(SIGN_OSES.map((os) => [os, spki(keys[os])])) as PublicSignKeys;
}
