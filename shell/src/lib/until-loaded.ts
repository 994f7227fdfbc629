/** Pause before code that did not come is asked for again, ms; it doubles up to the longest. */
const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** Code that the page goes on without meanwhile: where it does not come, it is asked for again until it does. */
export function untilLoaded<T>(load: () => Promise<T>, pauseMs = FIRST_MS): Promise<T> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return untilLoaded(load, Math.min(2 * pauseMs, LONGEST_MS));
  });
}
