/** What an id of a collection or an item names; the protocol's schemas have its form. */
export function partsOf(id: string): { chain: number; collection: string; tokenId: string } {
  const [chain, collection, tokenId] = id.split('-');
  return { chain: Number(chain), collection: collection!.toLowerCase(), tokenId: tokenId ?? '' };
}

export const collectionId = (chain: number, collection: string): string => `${chain}-${collection}`;
