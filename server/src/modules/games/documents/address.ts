/** Where the documents of games lie: a folder per build, which never changes, so that it may be kept for a year. */
const FOLDER = '/g';

/** Pattern of the routes of their files. */
export const DOCUMENT_ROUTE = `${FOLDER}/:version/:id/:file`;
/** Everything below their folder. */
export const DOCUMENT_REST = `${FOLDER}/*`;

/** Folder of one game in one build, with a slash at its end. */
export function documentFolder(version: string, id: string): string {
  return `${FOLDER}/${version}/${id}/`;
}

/** Name of the folder of a build that holds the fonts of all its games. */
export const FONTS = 'fonts';

/** Says the addresses of files in one build. */
export function documentAddress(version: string) {
  return (id: string, file: 'index.html' | 'icon.svg'): string => `${documentFolder(version, id)}${file}`;
}
