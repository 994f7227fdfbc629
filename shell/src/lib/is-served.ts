/** A look that gets no answer in this time has failed, in ms. */
const ANSWER_MS = 3000;

/** Whether our server answers now. */
export function isServed(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
