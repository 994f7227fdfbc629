import { keptLine } from '../../../lib/kept-text.ts';

/** Parameters that tell who sent a reader, and name nothing. */
const STRAY = /^(utm_.*|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|ref|ref_src|cmpid|ncid|ito)$/i;
const LONGEST = 2048;

/** An address of a page; undefined for what is none. @param base what a relative one is of */
export function pageUrl(text: string | undefined, base: string): string | undefined {
  if (text === undefined || !URL.canParse(text.trim(), base)) return undefined;
  const url = new URL(text.trim(), base);
  const isPage = ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '' && url.href.length <= LONGEST;
  return isPage ? url.href : undefined;
}

/** What two addresses of the same page have in common: scheme, `www.`, a fragment, a last slash and who sent the reader do not count. */
export function urlKeyOf(address: string): string {
  const { host, pathname, searchParams } = new URL(address);
  const named = [...searchParams].filter(([name]) => !STRAY.test(name)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const query = new URLSearchParams(named).toString();
  return host.replace(/^www\./, '') + pathname.replace(/\/+$/, '') + (query && `?${query}`);
}

/** A guid as it is compared: publishers change its scheme and slash. */
export const guidOf = (text: string | undefined): string | null =>
  keptLine((text ?? '').slice(0, LONGEST))
    .replace(/^https?:\/\//i, '')
    .replace(/\/+$/, '') || null;
