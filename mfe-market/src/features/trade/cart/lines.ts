import type { Item } from '@mortar/protocol/market';
import type { CartLine } from '../wish.ts';

/** Key of the local storage under which lies what somebody wants to buy. */
const KEY = 'market-cart';
/** As many as one transaction has room for. */
export const MOST_LINES = 50;

const isLine = (value: unknown): value is CartLine => {
  const { id, hash, price, currency, tokenId } = (value ?? {}) as Partial<CartLine>;
  return [id, hash, price, currency, tokenId].every((part) => typeof part === 'string');
};

/** What was kept in this browser. */
export function keptLines(): CartLine[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isLine).slice(0, MOST_LINES) : [];
  } catch {
    return [];
  }
}

/** Keeps it; a browser that keeps nothing has it for as long as the page lives. @returns whether it's kept */
export function keepLines(lines: readonly CartLine[]): boolean {
  try {
    if (lines.length > 0) localStorage.setItem(KEY, JSON.stringify(lines));
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

/** Tells when another page of this browser has changed it. */
export function onLinesChanged(tell: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    // Without a key all was emptied.
    if (key === KEY || key === null) tell();
  });
}

/** An item as a cart holds it; null where it's not for sale. */
export function lineOf({ id, name, tokenId, picture, listing }: Item): CartLine | null {
  return listing && { id, name, tokenId, picture, hash: listing.hash, price: listing.price, currency: listing.currency };
}
