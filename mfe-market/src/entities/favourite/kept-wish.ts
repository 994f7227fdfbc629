/** What somebody wanted to watch before they logged in. */
export interface FavouriteWish {
  id: string;
  isItem: boolean;
}

const KEY = 'market-watch';
/** A wish that is older is forgotten, ms. */
const LASTS_MS = 10 * 60_000;

/** Keeps a wish over the login, which may load the page anew. */
export function keepWish(wish: FavouriteWish): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...wish, at: Date.now() }));
  } catch {
    // A browser that keeps nothing asks for one more press.
  }
}

/** The wish that was kept, once. */
export function takeWish(): FavouriteWish | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const { id, isItem, at } = JSON.parse(text ?? 'null') as FavouriteWish & { at: number };
    return typeof id === 'string' && Date.now() - at < LASTS_MS ? { id, isItem } : null;
  } catch {
    return null;
  }
}
