import type { ListedOption } from '@mortar/protocol/market';
import { COIN } from '#entities/collection';

/**
 * What an item costs, of listings that are ordered by their base units: the cheapest in the chain's own coin, as its card says it. Prices
 * of two currencies are not compared; where none is in the coin it's the first.
 */
export const cheapestOf = (listings: readonly ListedOption[]): ListedOption | undefined =>
  listings.find(({ option }) => option.currency === COIN) ?? listings[0];
