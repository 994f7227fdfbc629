const KEY = 'market-searches';
const MOST = 6;

/** What was searched for last in this browser, the latest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text): text is string => typeof text === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function keep(searches: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // A browser that keeps nothing forgets this too.
  }
}

/** Remembers a search. */
export const rememberSearch = (text: string): void => keep([text, ...recentSearches().filter((one) => one !== text)].slice(0, MOST));
/** Forgets all of them. */
export const forgetSearches = (): void => keep([]);
