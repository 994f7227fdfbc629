/** Holds the offline page. */
export const PAGES = 'mortar-pages';
/** Holds files of immutable versions. */
export const FILES = 'mortar-files';
