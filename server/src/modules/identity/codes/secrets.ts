import { randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH, type SendEmailType } from '@mortar/protocol/identity';
import type { Keyring } from '../../../lib/keyring.ts';
import { comparedEmail } from '../users/email.ts';
import { networkHash } from '../users/network-hash.ts';

const SECRET_BYTES = 16;

/** Four digits, each code as likely as every other (security A7). */
export const newCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

/** 128 random bits for a link or a grant. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** Who a code is for: an address in its kept form, and why. */
export interface Aim {
  email: string;
  purpose: SendEmailType;
}

/** What the tables hold instead of addresses and secrets. */
export function createHashes(keyring: Keyring) {
  const subjectOf = (email: string) => keyring.mac('subject', comparedEmail(email));
  const bound = ({ email, purpose }: Aim, kind: 'code' | 'link' | 'grant', secret: string) =>
    `${kind} ${purpose} ${subjectOf(email)} ${secret}`;
  return {
    /** The same for `USER@x.com` and `user@x.com` (security A10). */
    subjectOf,
    /** What the tables hold instead of a network. */
    networkOf: (network: string) => networkHash(keyring, network),
    /** Bound to address and purpose: a secret for one is nothing for another. */
    hashOf: (aim: Aim, kind: 'code' | 'link' | 'grant', secret: string) => keyring.mac('code', bound(aim, kind, secret)),
    /** In equal time. */
    isCode: (aim: Aim, secret: string, hash: string) => keyring.verify('code', bound(aim, 'code', secret), hash),
  };
}

export type Hashes = ReturnType<typeof createHashes>;
