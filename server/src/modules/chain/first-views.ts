import type { Collection, Item, Picture, RankedCollection, Warning } from '@mortar/protocol/market';
import { only } from '../../core/page-beginning.ts';

// What first paints of the market name (`mfe-market/src/pages/*/opening.tsx`, ADR 0067). Prices and dates are left to the page, which
// writes them in the reader's way.

const SHORT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1, useGrouping: 'always' });
/** In short, the same in both languages (spec §5). */
const count = (value: number): string => SHORT.format(value);
/** An address as the page shortens it (spec §5). */
const short = (address: string): string => `${address.slice(0, 8)}…${address.slice(-4)}`;
const picture = (of: Picture | null, size: 'small' | 'large') => of && { src: of[size], width: of.width, height: of.height };

const badgeOf = ({ kind, value }: Warning) => ({ kind: only(kind), value });

/** As the page writes it, which shortens a number that is as long as a hash. */
export const itemName = ({ name, tokenId }: Item): string =>
  name?.trim() || `#${tokenId.length <= 11 ? tokenId : `${tokenId.slice(0, 6)}…${tokenId.slice(-4)}`}`;

/** Items of a collection that the first screen shows. */
const MOST_ITEMS = 6;

/** Cards that fill the widest screen. */
export const cardsView = (ranked: readonly RankedCollection[]) => ({
  cards: ranked
    .filter(({ traded }) => traded.sales > 0)
    .map(({ collection: { id, name, picture: of } }) => ({ id, name, picture: picture(of, 'small') })),
});

/** @param list its first items; undefined where the address asks for others */
export function collectionView(
  of: Collection,
  { chain, warnings, list }: { chain: string | undefined; warnings: readonly Warning[]; list: readonly Item[] | undefined },
) {
  const { name, isVerified, kind, creator, createdAt, contract, about, cleanSales, items, listed, owners, volume, cleanVolume } = of;
  const clean = new Map(cleanVolume.map(({ currency, amount }) => [currency, amount]));
  return {
    collection: {
      name,
      isVerified,
      picture: picture(of.picture, 'small'),
      kind: only(kind),
      creator: creator && short(creator),
      isDated: createdAt !== null,
      chain,
      contract: short(contract),
      words: about?.description,
      badges: warnings.map(badgeOf),
      list: list && {
        items: list.slice(0, MOST_ITEMS).map((item) => ({ id: item.id, name: itemName(item), picture: picture(item.picture, 'small') })),
      },
      sales: count(cleanSales),
      items: count(items),
      listed: count(listed),
      owners: count(owners),
      isForSale: listed > 0,
      // Lines below the volume's first: other currencies, and what was not counted.
      more: [...cleanVolume.slice(1), ...volume.filter(({ currency, amount }) => amount !== clean.get(currency)).slice(0, 1)].map(
        () => ({}),
      ),
    },
  };
}

export function itemView(of: Item, collection: Collection, warnings: readonly Warning[]) {
  return {
    item: {
      name: itemName(of),
      collection: { id: collection.id, name: collection.name },
      picture: picture(of.picture, 'large'),
      badges: warnings.map(badgeOf),
      isPlayable: of.metadata.animation !== null,
    },
  };
}
