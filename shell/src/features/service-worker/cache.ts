export { READABLE_CACHE } from '@mortar/protocol/site';

/** Holds the offline page and nothing else. */
export const CACHE = 'mortar-offline';
