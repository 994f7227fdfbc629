const SECOND_MS = 1000;

/** Says of each call whether it is one of the first `most` within a second. @param now ms of a clock that never goes back */
export function createRate(most: number, now: () => number = () => performance.now()): () => boolean {
  let since = Number.NEGATIVE_INFINITY;
  let count = 0;
  return () => {
    const at = now();
    if (at - since >= SECOND_MS) {
      since = at;
      count = 0;
    }
    count += 1;
    return count <= most;
  };
}
