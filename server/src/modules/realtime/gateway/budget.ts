const MINUTE_MS = 60_000;

/** A bucket that holds a minute's worth of calls and fills evenly: a burst is fine, a flood is not. */
export interface Bucket {
  /** Takes one. @returns seconds to wait where it is empty, else 0 */
  take(now: number): number;
}

export function createBucket(perMinute: number): Bucket {
  let left = perMinute;
  let at = 0;
  return {
    take(now) {
      left = Math.min(perMinute, left + ((now - at) * perMinute) / MINUTE_MS);
      at = now;
      if (left < 1) return Math.ceil(((1 - left) * MINUTE_MS) / perMinute / 1000);
      left--;
      return 0;
    },
  };
}
