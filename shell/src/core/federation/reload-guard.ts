import { isServed } from '../../lib/is-served.ts';

const KEY = 'mortar:reloaded-at';
/** A failed chunk reloads the page at most once in this time (spec §9). */
export const RELOAD_GUARD_MS = 60_000;

/** Loads `url` as a new document unless that happened within the last minute; says whether it does. */
export function reloadOnce(url: string, storage?: Storage, go: (url: string) => void = (to) => location.assign(to)): boolean {
  try {
    const kept = storage ?? sessionStorage;
    const last = Number(kept.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
    if (Date.now() - last < RELOAD_GUARD_MS) return false;
    kept.setItem(KEY, String(Date.now()));
  } catch {
    // Where the browser keeps nothing, documents could follow each other without an end.
    return false;
  }
  go(url);
  return true;
}

/** The same, if our server answers and the page is still wanted: without a server a new document would be the browser's own error page. */
export async function reloadOnceServed(url: string, signal?: AbortSignal): Promise<boolean> {
  return (await isServed()) && !signal?.aborted && reloadOnce(url);
}

/** Whether an error says that a chunk did not load. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message));
}
