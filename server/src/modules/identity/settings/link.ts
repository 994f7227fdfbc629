import { PROFILE_LIMITS } from '@mortar/protocol/identity';

/** A social network whose profiles people name by a handle. */
interface Network {
  hosts: readonly string[];
  handle: RegExp;
}

const NETWORKS = {
  instagramurl: { hosts: ['instagram.com'], handle: /^@?([A-Za-z0-9._]{1,30})$/ },
  twitterurl: { hosts: ['x.com', 'twitter.com'], handle: /^@?([A-Za-z0-9_]{1,15})$/ },
} as const satisfies Record<string, Network>;

export type LinkField = keyof typeof NETWORKS | 'websiteurl';

function parsed(text: string): URL | undefined {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isPlain = url && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && url.password === '';
  return isPlain && url.hostname.includes('.') ? url : undefined;
}

/**
 * A link of a profile as it is kept; empty stays empty. Instagram and X take a handle too, and no page of another site.
 * Undefined when it is none.
 */
export function keptLink(field: LinkField, given: string): string | undefined {
  const text = given.trim();
  if (text === '') return '';
  if (/[\p{Cc}\s\\]/u.test(text)) return undefined;
  const network: Network | undefined = field === 'websiteurl' ? undefined : NETWORKS[field];
  const handle = network?.handle.exec(text)?.[1];
  // A handle may hold a dot: `x.com` alone is the network itself.
  const url =
    network && handle !== undefined && !network.hosts.includes(text.toLowerCase())
      ? new URL(handle, `https://${network.hosts[0]}/`)
      : parsed(text);
  if (!url || url.href.length > PROFILE_LIMITS.link) return undefined;
  const isThere = !network || network.hosts.includes(url.hostname.replace(/^www\./, ''));
  if (network && (!isThere || url.pathname === '/')) return undefined;
  if (network) url.protocol = 'https:';
  return url.href;
}
