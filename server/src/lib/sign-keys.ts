import type { KeyObject } from 'node:crypto';
import { SIGN_OSES, type SignOs } from '@mortar/protocol';
import { loadRsaKey, spki } from './rsa-key.ts';

/** SPKI as base64, as WebCrypto's `importKey('spki', …)` takes it. */
export type PublicSignKeys = Record<SignOs, string>;
export type PrivateSignKeys = Record<SignOs, KeyObject>;

/** Private keys for `sign`, one per system: given by `SECRET_SIGN_*`, else made once under DATA_DIR. */
export async function loadSignKeys({
  dataDir,
  signSecrets,
}: {
  dataDir: string;
  signSecrets: Partial<Record<SignOs, string>>;
}): Promise<PrivateSignKeys> {
  const load = async (os: SignOs) => {
    const place = { dataDir, file: `sign-${os}.pem`, variable: `SECRET_SIGN_${os.toUpperCase()}` };
    return [os, await loadRsaKey(signSecrets[os], place)] as const;
  };
  return Object.fromEntries(await Promise.all(SIGN_OSES.map(load))) as PrivateSignKeys;
}

/** Public halves, for the boot data and for apps. */
export function publicSignKeys(keys: PrivateSignKeys): PublicSignKeys {
  return Object.fromEntries(SIGN_OSES.map((os) => [os, spki(keys[os])])) as PublicSignKeys;
}
