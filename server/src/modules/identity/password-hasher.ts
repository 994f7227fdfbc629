import { availableParallelism } from 'node:os';
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createGate } from '../../lib/gate.ts';

/** Argon2id at OWASP's setting: 19 MiB, 2 passes, 1 lane. */
const SETTING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** libuv's pool has 4 threads, and the check of `sign` needs one. One more than there are cores, so that no core waits for the next. */
const AT_ONCE = Math.min(3, availableParallelism() + 1);
/** Who comes when more wait is told to come again. */
const MAX_WAITING = 100;

export interface PasswordHasher {
  /** @throws AppError `rateLimited` when too many wait */
  hash(password: string): Promise<string>;
  /** Whether a password is the one of a hash. Without a hash the same work is done and the answer is no (security A5). */
  verify(password: string, hash: string | undefined): Promise<boolean>;
  /** How many hashes were computed. */
  counts: { hashed: number };
}

export async function createPasswordHasher(): Promise<PasswordHasher> {
  const gate = createGate({ atOnce: AT_ONCE, waiting: MAX_WAITING });
  const ofNobody = await hash(randomBytes(32), SETTING);
  const counts = { hashed: 0 };
  const counted = <T>(work: () => Promise<T>) =>
    gate(() => {
      counts.hashed++;
      return work();
    });
  return {
    counts,
    hash: (password) => counted(() => hash(password, SETTING)),
    async verify(password, known) {
      const fits = await counted(() => verify(known ?? ofNobody, password));
      return fits && known !== undefined;
    },
  };
}
