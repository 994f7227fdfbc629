const ITEM = /^([1-9][0-9]{0,15}-0x[0-9a-f]{40})-(0|[1-9][0-9]{0,77})$/i;
const COLLECTION = /^[1-9][0-9]{0,15}-0x[0-9a-f]{40}$/i;

/** What the id of an item is made of; null of what is none. */
export function itemPartsOf(id: string): { collection: string; token: string } | null {
  const [, collection, token] = ITEM.exec(id) ?? [];
  return collection && token ? { collection: collection.toLowerCase(), token } : null;
}

/** An id of a collection as the server writes it; null of what is none. */
export const collectionIdOf = (id: string): string | null => (COLLECTION.test(id) ? id.toLowerCase() : null);

/** The chain that an id names. */
export const chainOf = (id: string): number => Number(id.slice(0, id.indexOf('-')));

/** Address of a collection's page. */
export const collectionPath = (id: string): string => `/market/collections/${id}`;
/** Address of an item's page. @param id `<chain>-<contract>-<token>` */
export const itemPath = (id: string): string => `/market/items/${id}`;
