import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { secretFile } from './secret-file.ts';
import { StartError } from './start-error.ts';

/** Bits of every RSA key; what is encrypted under one has as many. */
export const RSA_BITS = 2048;

async function makeKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: RSA_BITS });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function readKey(text: string, from: string): KeyObject {
  try {
    const key = createPrivateKey(text.startsWith('-----') ? text : { key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'rsa' && key.asymmetricKeyDetails?.modulusLength === RSA_BITS) return key;
  } catch (cause) {
    throw new StartError(`${from}: this is no private key; give an RSA-${RSA_BITS} key in PKCS 8, or unset it`, { cause });
  }
  throw new StartError(`${from}: the key must be RSA with ${RSA_BITS} bits`);
}

/** Where a key lies when none is given, and the variable that gives one. */
export interface RsaKeyPlace {
  dataDir: string;
  file: string;
  variable: string;
}

/** A private key: the given one, else one that is made once under DATA_DIR. @throws StartError that says what to do */
export async function loadRsaKey(given: string | undefined, { dataDir, file, variable }: RsaKeyPlace): Promise<KeyObject> {
  return given ? readKey(given, variable) : readKey(await secretFile(dataDir, file, makeKey), file);
}

/** The public half: SPKI as base64, as WebCrypto's `importKey('spki', …)` takes it. */
export function spki(key: KeyObject): string {
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
}
