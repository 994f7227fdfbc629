import { fromBase64, SIGN_REUSE_MS, signText, toBase64, type SignOs } from '@mortar/protocol';

export interface SignerOptions {
  os: SignOs;
  /** Version of the app. */
  version: string;
  /** SPKI as base64. */
  key: string;
  /** This device's clock, ms since the epoch. */
  clock: () => number;
  /** Server clock minus this device's clock, in ms. */
  offset: () => number;
}

export interface Signer {
  /** Value of the header `sign`; one value serves for a minute. */
  sign(): Promise<string>;
  /** The server refused this value: the next one is made anew. */
  forget(value: string): void;
}

const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' };

/** Makes `sign`: base64 of the RSA-OAEP-256 encryption of system, server time and app version (docs/design/protocol.md). */
export function createSigner({ os, version, key, clock, offset }: SignerOptions): Signer {
  let imported: Promise<CryptoKey> | undefined;
  let made: { at: number; value: Promise<string> } | undefined;
  let current: string | undefined;

  async function encrypt(at: number): Promise<string> {
    imported ??= crypto.subtle.importKey('spki', fromBase64(key), ALGORITHM, false, ['encrypt']);
    const text = new TextEncoder().encode(signText(os, Math.round(at + offset()), version));
    current = toBase64(await crypto.subtle.encrypt({ name: ALGORITHM.name }, await imported, text));
    return current;
  }

  return {
    sign() {
      const now = clock();
      const age = made ? now - made.at : -1;
      // A negative age is a clock that was set back.
      if (!made || age < 0 || age >= SIGN_REUSE_MS) made = { at: now, value: encrypt(now) };
      return made.value;
    },
    forget(value) {
      // Calls that were refused together share the value that the first of them made anew.
      if (value === current) made = undefined;
    },
  };
}
