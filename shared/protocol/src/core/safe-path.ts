/** A page knows where it is; a server names its origin. */
declare const location: { origin: string };

const HOME = '/';
/** Longer values are nobody's path. */
const MOST_CHARACTERS = 2048;
/** A value that is decoded more often than this is hiding something. */
const MOST_DECODINGS = 3;

/** One slash, and not what a browser could take for the begin of a host. */
const OWN_PATH = /^\/(?![/\\]|%2f|%5c)/i;
/** Control characters, which browsers drop from an address, and backslashes, which they take for slashes. */
const TREACHEROUS = /[\p{Cc}\\]/u;
/** Sign-in would lead to itself. */
const LOOP = /^\/(login|reg)\/?$/i;

/**
 * The path on our own site that a redirect value names: of a query, a cookie or a store (security E1). Whatever
 * leads elsewhere, is no text, or leads back to sign-in gives `/`.
 */
export function safePath(value: unknown, origin: string = location.origin): string {
  if (typeof value !== 'string' || value.length > MOST_CHARACTERS) return HOME;
  if (!readings(value).every((reading) => OWN_PATH.test(reading) && !TREACHEROUS.test(reading))) return HOME;
  if (!URL.canParse(value, origin)) return HOME;
  const url = new URL(value, origin);
  const path = url.pathname + url.search + url.hash;
  return url.origin === origin && OWN_PATH.test(path) && !LOOP.test(url.pathname) ? path : HOME;
}

/** The value as it stands and as others may come to read it: with compatible characters joined, and decoded. */
function readings(value: string): string[] {
  const all = [value.normalize('NFKC')];
  for (let time = 0; time < MOST_DECODINGS; time += 1) all.push(decoded(all.at(-1) ?? ''));
  return all;
}

/** Decoded letter by letter, so that a stray `%` hides nothing that stands beside it. */
function decoded(value: string): string {
  return value.replace(/%[0-7][0-9a-f]/gi, (escape) => String.fromCharCode(Number.parseInt(escape.slice(1), 16)));
}
