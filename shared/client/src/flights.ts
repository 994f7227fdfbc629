/** Runs `start` or joins the run of the same key that is under way. */
export type Join<T> = (key: string, start: (signal: AbortSignal) => Promise<T>, signal: AbortSignal | undefined) => Promise<T>;

interface Flight<T> {
  result: Promise<T>;
  callers: number;
  controller: AbortController;
}

/**
 * Lets equal calls share one run. A caller's signal ends the wait of that caller, who gets `left`;
 * the run itself is aborted when nobody waits for it any more.
 */
export function createFlights<T>(left: T): Join<T> {
  const flights = new Map<string, Flight<T>>();

  function depart(key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const flight: Flight<T> = { controller, callers: 0, result: start(controller.signal).finally(() => forget(key, flight)) };
    flights.set(key, flight);
    return flight;
  }

  function forget(key: string, flight: Flight<T>): void {
    if (flights.get(key) === flight) flights.delete(key);
  }

  return async (key, start, signal) => {
    if (signal?.aborted) return left;
    const flight = flights.get(key) ?? depart(key, start);
    flight.callers += 1;
    if (!signal) return flight.result;
    const { promise, leave } = leaving(signal, left);
    try {
      return await Promise.race([flight.result, promise]);
    } finally {
      leave();
      flight.callers -= 1;
      if (flight.callers === 0) {
        forget(key, flight);
        flight.controller.abort();
      }
    }
  };
}

/** A promise of `left` that the signal keeps, and a way to listen to it no longer. */
function leaving<T>(signal: AbortSignal, left: T): { promise: Promise<T>; leave: () => void } {
  const listening = new AbortController();
  const promise = new Promise<T>((resolve) => {
    signal.addEventListener('abort', () => resolve(left), { once: true, signal: listening.signal });
  });
  return { promise, leave: () => listening.abort() };
}
