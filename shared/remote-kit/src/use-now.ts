import { useState, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** Whoever is told that another minute has passed; all of them by one timer. */
const told = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function everyMinute(passed: () => void): () => void {
  told.add(passed);
  timer ??= setInterval(() => told.forEach((tell) => tell()), MINUTE_MS);
  return () => {
    told.delete(passed);
    if (told.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time of this device in ms since the epoch, when it was first asked and again about every minute. */
export function useNow(): number {
  const [began] = useState(() => Date.now());
  const minutes = useSyncExternalStore(
    everyMinute,
    () => Math.floor((Date.now() - began) / MINUTE_MS),
    () => 0,
  );
  return began + minutes * MINUTE_MS;
}
