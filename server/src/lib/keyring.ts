import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { secretFile } from './secret-file.ts';

const KEY_BYTES = 32;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What the server signs and hashes with; each purpose has a key of its own, so no value of one passes for another's. */
export interface Keyring {
  /** HMAC-SHA256 as base64url. */
  mac(purpose: KeyPurpose, text: string): string;
  /** Whether a mac is the one of this text, in the one spelling that `mac` gives it; in equal time. */
  verify(purpose: KeyPurpose, text: string, mac: string): boolean;
  /** A text without secrets that is given away and comes back, with its mac behind a dot. */
  sign(purpose: KeyPurpose, text: string): string;
  /** The text of what `sign` made; undefined for anything else, another spelling of the same mac included. */
  unsign(purpose: KeyPurpose, signed: string): string | undefined;
  /** A text that only this installation can read again (AES-256-GCM), for what must lie in the database for a while. */
  seal(purpose: KeyPurpose, text: string): string;
  /** @throws when the text was sealed under another secret or was changed */
  open(purpose: KeyPurpose, sealed: string): string;
}

export type KeyPurpose =
  | 'access'
  | 'refresh'
  | 'idempotency'
  | 'subject'
  | 'code'
  | 'captcha'
  | 'mail'
  | 'appCode'
  | 'thirdParty'
  | 'wallet'
  | 'browser'
  | 'override'
  | 'health'
  | 'games'
  | 'feed'
  | 'quiz'
  | 'video'
  | 'appeal';

/** @param secret any text with 256 bits of randomness */
export function createKeyring(secret: string): Keyring {
  const keys = new Map<KeyPurpose, Buffer>();
  const keyOf = (purpose: KeyPurpose): Buffer => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, '', `mortar ${purpose}`, KEY_BYTES));
    keys.set(purpose, key);
    return key;
  };
  const macOf = (purpose: KeyPurpose, text: string) => createHmac('sha256', keyOf(purpose)).update(text).digest('base64url');
  /** The texts are compared, not their bytes: a decoder takes many spellings of the same bytes. */
  const verify = (purpose: KeyPurpose, text: string, mac: string): boolean => {
    const [given, own] = [Buffer.from(mac), Buffer.from(macOf(purpose, text))];
    return given.length === own.length && timingSafeEqual(given, own);
  };
  return {
    mac: macOf,
    verify,
    sign: (purpose, text) => `${text}.${macOf(purpose, text)}`,
    unsign(purpose, signed) {
      const dot = signed.lastIndexOf('.');
      const text = signed.slice(0, dot);
      return dot > 0 && verify(purpose, text, signed.slice(dot + 1)) ? text : undefined;
    },
    seal(purpose, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, keyOf(purpose), nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(CIPHER, keyOf(purpose), bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
  };
}

/** The keyring of this installation: by `SECRET_SESSION`, else by a secret made once under DATA_DIR. */
export async function loadKeyring({ dataDir, sessionSecret }: { dataDir: string; sessionSecret: string | undefined }): Promise<Keyring> {
  const make = () => Promise.resolve(randomBytes(KEY_BYTES).toString('base64url'));
  return createKeyring(sessionSecret ?? (await secretFile(dataDir, 'session.key', make)));
}
