import { carried, carry, putDown } from '@mortar/remote-kit/carried';

/** What somebody wanted to watch before they logged in. */
export interface FavouriteWish {
  id: string;
  isItem: boolean;
}

const NAME = 'market:watch';
/** A wish that is older is forgotten, ms. */
const LASTS_MS = 10 * 60_000;

/** Keeps a wish over the login, which may load the page anew; a browser that keeps nothing asks for one more press. */
export const keepWish = (wish: FavouriteWish): void => void carry(NAME, { ...wish, at: Date.now() });

/** The wish that was kept, once. */
export function takeWish(): FavouriteWish | null {
  const { id, isItem = false, at = 0 } = (carried(NAME) ?? {}) as Partial<FavouriteWish & { at: number }>;
  putDown(NAME);
  return typeof id === 'string' && Date.now() - at < LASTS_MS ? { id, isItem } : null;
}
