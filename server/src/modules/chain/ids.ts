/** What an id of a collection or an item names; the protocol's schemas have its form. */
export function partsOf(id: string): { chain: number; collection: string; tokenId: string } {
  const [chain, collection, tokenId] = id.split('-');
  return { chain: Number(chain), collection: collection!.toLowerCase(), tokenId: tokenId ?? '' };
}

export const collectionId = (chain: number, collection: string): string => `${chain}-${collection}`;

const COLLECTION = '[1-9][0-9]{0,15}-0x[0-9a-f]{40}';
const COLLECTION_PAGE = new RegExp(`^/market/collections/(${COLLECTION})$`, 'i');
const ITEM_PAGE = new RegExp(`^/market/items/(${COLLECTION}-(?:0|[1-9][0-9]{0,77}))$`, 'i');

/** The id of the collection or item whose page lies at a path; undefined of any other path. */
export const idOfPage = (pathname: string): string | undefined =>
  (COLLECTION_PAGE.exec(pathname) ?? ITEM_PAGE.exec(pathname))?.[1]?.toLowerCase();
