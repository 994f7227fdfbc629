/** A file that was not sent to its end. */
export interface Unfinished {
  name: string;
  size: number;
  /** When it was begun, ms. */
  at: number;
}

type File = Pick<Unfinished, 'name' | 'size'>;

/** As long as the server keeps what it has of a file, ms. */
const KEPT_MS = 7 * 24 * 3600 * 1000;
const MOST = 10;
const keyOf = (uid: string): string => `community:video-uploads:${uid}`;
const isOther = (one: File) => (other: File) => one.name !== other.name || one.size !== other.size;

/** Files of a person that a closed tab cut off on this device, the newest first. */
export function readUnfinished(uid: string): Unfinished[] {
  try {
    const all = JSON.parse(localStorage.getItem(keyOf(uid)) ?? '[]') as Unfinished[];
    return all.filter(({ at }) => Date.now() - at < KEPT_MS);
  } catch {
    return [];
  }
}

function write(uid: string, all: readonly Unfinished[]): void {
  try {
    if (all.length === 0) localStorage.removeItem(keyOf(uid));
    else localStorage.setItem(keyOf(uid), JSON.stringify(all.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing loses nothing that it had.
  }
}

export const noteUnfinished = (uid: string, one: Unfinished): void => write(uid, [one, ...readUnfinished(uid).filter(isOther(one))]);
export const forgetUnfinished = (uid: string, one: File): void => write(uid, readUnfinished(uid).filter(isOther(one)));
