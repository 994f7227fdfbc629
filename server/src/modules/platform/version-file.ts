/** Kinds of files that a version may hold, with the type that a browser is told. */
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Endings of the kinds, for a message. */
export const FILE_KINDS = Object.keys(TYPES);

/** Pattern of a version's name: one folder, never hidden. */
export const VERSION_PATTERN = '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$';
/** Pattern of a file's name: no folder, never hidden. */
export const FILE_PATTERN = '^[A-Za-z0-9_][A-Za-z0-9_.-]*$';

/** The type of a file by its ending, nothing for a kind that no version may hold. */
export function typeOfFile(path: string): string | undefined {
  return TYPES[path.slice(path.lastIndexOf('.') + 1)];
}
