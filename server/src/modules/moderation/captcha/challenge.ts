import { createChallenge, solveChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Clock } from '../../../lib/clock.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
/** Rounds of one guess, and how many guesses a browser makes: about half a second of its work (measured). */
const COST = 5000;
const FEWEST_GUESSES = 200;
const MOST_GUESSES = 400;
/** A challenge is solved within this time or asked for anew. */
export const CHALLENGE_MS = 10 * 60 * 1000;

export interface ChallengeKeys {
  /** Signs the challenge. */
  signature: string;
  /** Signs the solution, so that checking one costs a hash and not the guess. */
  solution: string;
  /** A number of guesses that nobody can foretell. */
  guesses(fewest: number, most: number): number;
}

/** A solution that holds, with what makes it single-use. */
export interface Solved {
  signature: string;
  expiresAt: Date;
}

function parse(token: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Partial<Payload> | null;
    return payload?.challenge?.parameters && payload.solution ? (payload as Payload) : undefined;
  } catch {
    return undefined;
  }
}

/** Proof-of-work challenges (ALTCHA). They hold nothing of the visitor. */
export function createChallenges(keys: ChallengeKeys, clock: Clock) {
  const secrets = { hmacSignatureSecret: keys.signature, hmacKeySignatureSecret: keys.solution };

  async function isSolved({ challenge, solution }: Payload): Promise<boolean> {
    try {
      return (await verifySolution({ challenge, solution, deriveKey, ...secrets })).verified;
    } catch {
      // Parameters of the wrong form.
      return false;
    }
  }

  return {
    make: (): Promise<Challenge> =>
      createChallenge({
        algorithm: ALGORITHM,
        cost: COST,
        counter: keys.guesses(FEWEST_GUESSES, MOST_GUESSES),
        expiresAt: new Date(clock.now() + CHALLENGE_MS),
        deriveKey,
        ...secrets,
      }),

    /** What a token of the header proves; undefined when it proves nothing. */
    async read(token: string): Promise<Solved | undefined> {
      const payload = parse(token);
      if (!payload || !(await isSolved(payload))) return undefined;
      const { signature = '', parameters } = payload.challenge;
      const expiresAt = new Date((parameters.expiresAt ?? 0) * 1000);
      return expiresAt.getTime() > clock.now() ? { signature, expiresAt } : undefined;
    },

    /** The token that a browser would send after solving the challenge. */
    async solve(challenge: Challenge): Promise<string> {
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    },
  };
}
