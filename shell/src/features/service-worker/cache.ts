/** The one cache: it holds the offline page and nothing else. */
export const CACHE = 'mortar-offline';
