import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { REGISTRY_CONTEXT } from '@mortar/protocol/registry';
import { secretFileSync } from './secret-file.ts';
import { StartError } from './start-error.ts';

/** Stands before what is signed, so that no signature of one kind passes for one of another. */
const CONTEXTS = { registry: REGISTRY_CONTEXT, version: 'mortar version 1\n', quiz: 'mortar quiz 1\n' };
type Signed = keyof typeof CONTEXTS;

const FILE = 'registry.pem';
const PUBLIC_KEY_BYTES = 32;

/** The Ed25519 key that vouches for registry documents, versions of remotes and receipts of the quiz. */
export interface RegistryKey {
  /** 32 bytes as base64, as WebCrypto's `importKey('raw', …)` takes them. */
  publicKey: string;
  /** @returns base64; the same for the same text */
  sign(kind: Signed, text: string): string;
  verify(kind: Signed, text: string, signature: string): boolean;
}

function makeKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function readKey(text: string, from: string): KeyObject {
  try {
    const key = createPrivateKey(text.startsWith('-----') ? text : { key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    throw new StartError(`${from}: this is no private key; give an Ed25519 key in PKCS 8, or unset it`, { cause });
  }
  throw new StartError(`${from}: the key must be of the kind Ed25519`);
}

/**
 * The key of this installation: by `SECRET_REGISTRY`, else made once under DATA_DIR.
 * @throws StartError when it cannot be read
 */
export function loadRegistryKey({ dataDir, registrySecret }: { dataDir: string; registrySecret: string | undefined }): RegistryKey {
  const key = registrySecret ? readKey(registrySecret, 'SECRET_REGISTRY') : readKey(secretFileSync(dataDir, FILE, makeKey), FILE);
  const publicKey = createPublicKey(key);
  const bytes = (kind: Signed, text: string) => Buffer.from(CONTEXTS[kind] + text);
  return {
    // The DER of such a key ends with its bytes.
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).subarray(-PUBLIC_KEY_BYTES).toString('base64'),
    sign: (kind, text) => sign(null, bytes(kind, text), key).toString('base64'),
    verify: (kind, text, signature) => verify(null, bytes(kind, text), publicKey, Buffer.from(signature, 'base64')),
  };
}
