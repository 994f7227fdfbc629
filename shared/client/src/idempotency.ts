/** Keys of calls whose outcome is unknown; the oldest is forgotten first. */
const MOST_KEPT = 50;

export interface IdempotencyKeys {
  /** Key for a call with this content: the earlier one when its outcome is unknown, so that it cannot count twice. */
  keyFor(content: string): string;
  /** The call was answered: the next one with equal content is a call of its own. */
  settled(content: string): void;
}

/** Keeps the `Idempotency-Key` of a call over its retries, those of a person included. */
export function createIdempotencyKeys(): IdempotencyKeys {
  const open = new Map<string, string>();
  return {
    keyFor(content) {
      const key = open.get(content) ?? crypto.randomUUID();
      open.set(content, key);
      const oldest = open.keys().next().value;
      if (open.size > MOST_KEPT && oldest !== undefined) open.delete(oldest);
      return key;
    },
    settled: (content) => void open.delete(content),
  };
}
