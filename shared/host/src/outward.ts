import type { SiteLinks } from '@mortar/protocol/site';

const WEB = new Set(['http:', 'https:']);

/** What a link is to a visitor: a place of our own, a site that the operator chose, any other site, or none that a page may open. */
export type LinkKind = 'own' | 'known' | 'unknown' | 'refused';

/**
 * Judges an address that somebody else wrote: of a post, a message, a profile (security E3). Only http and https
 * without a user name open at all; hosts of the operator's own links count as known.
 */
export function judgeLink(address: string, links: SiteLinks, origin: string = location.origin): LinkKind {
  if (!URL.canParse(address, origin)) return 'refused';
  const url = new URL(address, origin);
  if (!WEB.has(url.protocol) || url.username !== '' || url.password !== '') return 'refused';
  if (url.origin === origin) return 'own';
  return knownHosts(links).has(url.host) ? 'known' : 'unknown';
}

/**
 * What the `href` of such a link has to be: an unknown host goes by way of the page that says where it leads. Null where
 * it must be no link at all.
 */
export function outwardHref(address: string, links: SiteLinks, origin: string = location.origin): string | null {
  const kind = judgeLink(address, links, origin);
  if (kind === 'refused') return null;
  const { href } = new URL(address, origin);
  return kind === 'unknown' ? `/redirect?url=${encodeURIComponent(href)}` : href;
}

function knownHosts({ social = [], app: _ofTheApp, thirdParties: _numbers, walletConnect: _relay, ...links }: SiteLinks): Set<string> {
  const addresses = [...Object.values(links), ...social.map(({ url }) => url)];
  return new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).host));
}
