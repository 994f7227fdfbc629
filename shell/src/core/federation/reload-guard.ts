import { isServed } from '../../lib/is-served.ts';

const KEY = 'mortar:reloaded-at';
/** A failed chunk reloads the page at most once in this time (spec §9). */
export const RELOAD_GUARD_MS = 60_000;

/** Loads `url` as a new document unless that happened within the last minute; says whether it does. */
export function reloadOnce(
  url: string,
  storage: Storage = sessionStorage,
  go: (url: string) => void = (to) => location.assign(to),
): boolean {
  const last = Number(storage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
  if (Date.now() - last < RELOAD_GUARD_MS) return false;
  storage.setItem(KEY, String(Date.now()));
  go(url);
  return true;
}

/** The same, if our server answers: without one a new document would be the browser's own error page. */
export async function reloadOnceServed(url: string): Promise<boolean> {
  return (await isServed()) && reloadOnce(url);
}

/** Whether an error says that a chunk did not load. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message));
}
