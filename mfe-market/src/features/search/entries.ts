import type { Output } from '@mortar/protocol';
import type { Amount, Collection, FoundCollection, Picture, searchMarket, SearchKind } from '@mortar/protocol/market';
import { shortAddress } from '@mortar/ui/format';
import { collectionPath, itemPath } from '#entities/collection';
import { creatorPath } from '#entities/market';
import { tokenName } from '../../lib/token-name.ts';

/** One thing that was found, as a row of a list. */
export interface Entry {
  key: string;
  kind: SearchKind;
  to: string;
  name: string;
  /** What it belongs to, or its address. */
  below: string;
  picture: Picture | null;
  price: Amount | null;
  looksLike: FoundCollection['looksLike'];
}

/** A collection as such a row. */
export function entryOf(
  { id, name, symbol, picture, floor }: Pick<Collection, 'id' | 'name' | 'symbol' | 'picture' | 'floor'>,
  looksLike: FoundCollection['looksLike'] = null,
): Entry {
  return { key: id, kind: 'collections', to: collectionPath(id), name, below: symbol, picture, price: floor, looksLike };
}

/** What was found in the order in which it is shown: by kind. */
export function entriesOf({ collections, items, creators, names }: Output<typeof searchMarket>): Entry[] {
  return [
    ...collections.map((found) => entryOf(found, found.looksLike)),
    ...items.map(({ id, name, tokenId, collection, picture, price }): Entry => ({
      key: id,
      kind: 'items',
      to: itemPath(id),
      name: tokenName(name, tokenId),
      below: collection.name,
      picture,
      price,
      looksLike: null,
    })),
    ...creators.map(({ chain, address, name }): Entry => ({
      key: `${chain}-${address}`,
      kind: 'creators',
      to: creatorPath(address, chain),
      name: name ?? shortAddress(address),
      below: shortAddress(address),
      picture: null,
      price: null,
      looksLike: null,
    })),
    ...names.map(({ id, label, holder, price }): Entry => ({
      key: `name ${id}`,
      kind: 'names',
      to: itemPath(id),
      name: label,
      below: holder ? shortAddress(holder) : '',
      picture: null,
      price,
      looksLike: null,
    })),
  ];
}
