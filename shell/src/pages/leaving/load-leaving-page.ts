import { judgeLink, safePath } from '@mortar/host';
import type { SiteLinks } from '@mortar/protocol/site';
import { redirect } from 'react-router';

/** What /redirect shows: where a link leads, or that it leads to nothing that may be opened. */
export type LeavingPageData = { kind: 'unknown'; address: string; host: string } | { kind: 'refused'; address: string };

/** Longer addresses are cut where they are shown, in characters. */
const MOST_SHOWN = 300;

/**
 * Judges the `url` of /redirect (spec §2; security E3): a path of our own and a site of the operator's are gone to
 * at once, any other site is named first.
 */
export function loadLeavingPage({ searchParams, origin }: URL, links: SiteLinks): LeavingPageData | Response {
  const [address = '/', ...more] = searchParams.getAll('url');
  const kind = more.length === 0 ? judgeLink(address, links, origin) : 'refused';
  if (kind === 'own') return redirect(ownPath(new URL(address, origin), origin));
  if (kind === 'known') return redirect(new URL(address).href);
  const shown = [...address].slice(0, MOST_SHOWN).join('');
  if (kind === 'refused') return { kind, address: shown };
  const url = new URL(address, origin);
  return { kind, address: url.href, host: url.host };
}

/** /redirect that leads to /redirect leads nowhere. */
function ownPath({ pathname, search, hash }: URL, origin: string): string {
  const path = safePath(pathname + search + hash, origin);
  return /^\/redirect\/?([?#]|$)/i.test(path) ? '/' : path;
}
