import { AppError } from '../lib/app-error.ts';

/** When a caller may ask again, s. */
const RETRY_AFTER = 5;

/** The store does not serve us now: 503 to a visitor, who is not told why; `message` is one line for the operator. */
export class ObjectsUnavailable extends AppError {
  constructor(reason: string, cause?: unknown) {
    super('unavailable', { retryAfter: RETRY_AFTER, cause });
    this.name = 'ObjectsUnavailable';
    this.message = reason;
  }
}

/** Under a key that we know lies nothing: somebody took it away. */
export class ObjectMissing extends Error {
  constructor(key: string, cause?: unknown) {
    super(`${key} is missing where files are kept`, { cause });
    this.name = 'ObjectMissing';
  }
}
