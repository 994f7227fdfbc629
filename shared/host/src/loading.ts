/** A navigation waits at most this long for data, in ms; after that the page shows its skeleton. */
const PATIENCE_MS = 300;

/** Waits for what a loader started, but not for long: a quick answer comes with the page, a slow one into its skeleton. */
export async function settledSoon(load: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([load.catch(() => undefined), patience]);
  clearTimeout(timer);
}
