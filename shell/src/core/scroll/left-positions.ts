import { carried, carry } from '@mortar/remote-kit/carried';
import type { Location } from 'react-router';

const NAME = 'scroll-positions';

/** Tells entries of this tab's history apart: the first one of a document has no key of its own. */
const entryOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** Where pages of this tab were left, in px from their top; kept over documents. */
export function createLeftPositions() {
  const kept = carried(NAME);
  const positions = new Map<string, number>(Array.isArray(kept) ? kept : []);
  return {
    of: (location: Location) => positions.get(entryOf(location)),
    note: (location: Location) => void positions.set(entryOf(location), window.scrollY),
    keep: () => void carry(NAME, [...positions]),
  };
}
