const KEY = 'quiz:calm';

/** Whether somebody last chose to play without haste; kept in this browser. */
export function isCalmChosen(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

/** Remembers the choice for the next run; a browser that keeps nothing asks again. */
export function keepCalm(isCalm: boolean): void {
  try {
    if (isCalm) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or forbidden.
  }
}
