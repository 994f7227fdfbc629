import { createHash } from 'node:crypto';
import type { Keyring } from '../../../lib/keyring.ts';

/**
 * Refresh tokens of a family form a chain: each follows from the one before by our key. So a repeated refresh can be given
 * the same answer although the database holds only hashes.
 */
export interface RefreshChain {
  first(sessionId: string): string;
  next(token: string): string;
  /** What the database knows a token by. */
  hash(token: string): string;
}

export function createRefreshChain(keyring: Keyring): RefreshChain {
  return {
    first: (sessionId) => keyring.mac('refresh', `first ${sessionId}`),
    next: (token) => keyring.mac('refresh', `next ${token}`),
    hash: (token) => createHash('sha256').update(token).digest('base64url'),
  };
}
