import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** The proof came too late: the challenge is worth nothing any more. */
export class ChallengeExpired extends Error {
  override name = 'ChallengeExpired';
}

/**
 * Solves a challenge of the server. The key derivation is WebCrypto's, off the page's thread, so the page stays smooth.
 * @param now server time, ms since the epoch
 * @returns value of the header `recaptcha`
 * @throws ChallengeExpired, or an error for what is no challenge
 */
export async function solve(challenge: unknown, now: () => number): Promise<string> {
  if (!isChallenge(challenge)) throw new TypeError('The server gave no challenge that this page can solve.');
  const solution = await solveChallenge({ challenge, deriveKey });
  const { expiresAt } = challenge.parameters;
  if (!solution || (expiresAt !== undefined && now() >= expiresAt * 1000)) throw new ChallengeExpired();
  return btoa(JSON.stringify({ challenge, solution }));
}

function isChallenge(value: unknown): value is Challenge {
  const { algorithm, nonce, salt, cost } = (value as Partial<Challenge> | null)?.parameters ?? {};
  return [algorithm, nonce, salt].every((part) => typeof part === 'string') && typeof cost === 'number';
}
