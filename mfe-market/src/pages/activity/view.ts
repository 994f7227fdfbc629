import { searchOf } from '@mortar/remote-kit';
import { MARKET_EVENT_KINDS, type MarketEventKind } from '@mortar/protocol/market';
import { collectionIdOf } from '#entities/collection';

/** What of the market's activity is shown, as the address says it. */
export interface View {
  /** None is all kinds. */
  kinds: MarketEventKind[];
  /** Id of the collection; null for all. */
  collection: string | null;
}

export function readView(search: string): View {
  const params = new URLSearchParams(search);
  const kinds = (params.get('kinds') ?? '').split(',');
  return { kinds: MARKET_EVENT_KINDS.filter((kind) => kinds.includes(kind)), collection: collectionIdOf(params.get('collection') ?? '') };
}

export const searchOfView = ({ kinds, collection }: View): string => searchOf({ kinds: kinds.join(','), collection });

/** What the activity of a view is asked for by. */
export const questionOf = ({ kinds, collection }: View) => ({
  ...(kinds.length > 0 && { kinds: kinds.join(',') }),
  ...(collection !== null && { collection }),
});
