import { CONNECTION_WORKER } from '@mortar/protocol/realtime';

/** Kinds of files that are served, with the type that a browser is told. */
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

/** For the server to read: markup of a first paint. Served as a page of its own, it would be one without a policy. */
const NEVER_SERVED = 'html';

/** Endings of the kinds that a version may hold. */
export const FILE_KINDS: readonly string[] = [...Object.keys(TYPES), NEVER_SERVED];

/** Pattern of a version's name: one folder, never hidden. */
export const VERSION_PATTERN = '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$';
/** Pattern of a file's name: no folder, never hidden, no longer than what a route of the server takes (`app.ts`). */
export const FILE_PATTERN = '^[A-Za-z0-9_][A-Za-z0-9_.-]{0,199}$';

/** What pages are made of: a browser takes nothing else of these than what the page asks for. A PDF's viewer knows no sandbox, and runs nothing in our origin. */
const OF_PAGES = new Set(['css', 'js', 'pdf', 'woff2']);
/** Opened by itself, a file has no origin, loads nothing and runs nothing: an SVG is a document that may hold scripts. */
const ALONE = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** A worker may call our own origin and nothing else. */
const WORKER = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'";

/** The policy of a file that is a worker, or is opened as a document of its own; nothing for what never is one. */
export function policyOfFile(path: string): string | undefined {
  if (path === CONNECTION_WORKER) return WORKER;
  return OF_PAGES.has(kindOfFile(path)) ? undefined : ALONE;
}

/** The ending that tells the kind of a file. */
export function kindOfFile(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** The type of a file by its ending, nothing for a kind that is not served. */
export function typeOfFile(path: string): string | undefined {
  return TYPES[kindOfFile(path)];
}
