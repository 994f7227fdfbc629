/** Name of the Game Hub popup (spec §2). */
export const HUB_DIALOG = 'gamehub.hub';

const KEY = 'mortar:gamehub:hub';

/** Remembers over the next document of this tab that the Game Hub was open: a sign-in loads the page anew (spec §2). */
export function keepHub(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Where the browser keeps nothing, the person opens it again.
  }
}

/** Forgets it. */
export function dropHub(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** Whether it was open; then it is forgotten. */
export function takeHub(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  } finally {
    dropHub();
  }
}
