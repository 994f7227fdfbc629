const MINUTE_MS = 60_000;

/** A bucket that holds a minute's worth of calls and fills evenly: a burst is fine, a flood is not. One stands for every connection. */
export interface Bucket {
  left: number;
  /** When something was taken last, ms. */
  at: number;
}

export const fullBucket = (perMinute: number): Bucket => ({ left: perMinute, at: 0 });

/** Takes one. @returns seconds to wait where it is empty, else 0 */
export function take(bucket: Bucket, perMinute: number, now: number): number {
  bucket.left = Math.min(perMinute, bucket.left + ((now - bucket.at) * perMinute) / MINUTE_MS);
  bucket.at = now;
  if (bucket.left < 1) return Math.ceil(((1 - bucket.left) * MINUTE_MS) / perMinute / 1000);
  bucket.left--;
  return 0;
}
