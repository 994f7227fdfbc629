import type { Endpoint } from '@mortar/protocol';
import type { Db } from '../db/db.ts';

/** What a key of a client is like. */
export const KEY_PATTERN = '^[A-Za-z0-9_-]{16,128}$';

/** What calls of an endpoint are kept under: not its id, which may become another one while a repetition is under way. */
export const addressOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** One call that must be done once however often it is sent. */
export interface OnceCall {
  /** `addressOf` it. */
  endpoint: string;
  /** Person or device: keys of two never meet. */
  caller: string;
  key: string;
  body: unknown;
}

/** Does work once per key (security G5). */
export interface Idempotency {
  /**
   * Runs `work` in a transaction and keeps what it gives, which must be JSON; the same call again gets it without work.
   * Nothing is kept when `work` throws.
   * @throws AppError `idempotencyMismatch` when the key was used with another body
   */
  once<T>(call: OnceCall, work: (tx: Db) => Promise<T>): Promise<T>;
}
