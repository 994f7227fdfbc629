/** The words of a call are off; the message says how. */
export class UsageError extends Error {
  override name = 'UsageError';
}
