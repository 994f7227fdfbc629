import type { SiteLinks } from '@mortar/protocol/site';
import { SOCIAL_LINK } from './variables.ts';

/** Names that are not simply written with a capital letter. */
const NAMES: Record<string, string> = { GITHUB: 'GitHub', YOUTUBE: 'YouTube', LINKEDIN: 'LinkedIn', TIKTOK: 'TikTok', OPENSEA: 'OpenSea' };

function networkName(key: string): string {
  return (
    NAMES[key] ??
    key
      .split('_')
      .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
      .join(' ')
  );
}

/** The relay to wallets on other devices; absent without an account at it. */
function readRelay({ WALLETCONNECT_PROJECT_ID: projectId, WALLETCONNECT_RELAY_URL: relayUrl }: Readonly<Record<string, string>>) {
  return projectId ? { walletConnect: { projectId, ...(relayUrl && { relayUrl }) } } : {};
}

/** Links of the site out of `LINK_*`; an unset one is absent, social ones stand in the order of their names. */
export function readLinks(env: Readonly<Record<string, string>>): SiteLinks {
  const social = Object.entries(env)
    .flatMap(([variable, url]) => {
      const key = SOCIAL_LINK.pattern.exec(variable)?.[1];
      return key ? [{ name: networkName(key), url }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return {
    ...(env['LINK_BUY'] && { buy: env['LINK_BUY'] }),
    ...(env['LINK_COMMUNITY'] && { community: env['LINK_COMMUNITY'] }),
    ...(env['LINK_IOS'] && { iosStore: env['LINK_IOS'] }),
    ...(env['LINK_ANDROID'] && { androidStore: env['LINK_ANDROID'] }),
    ...(env['LINK_APP'] && { app: env['LINK_APP'] }),
    ...readRelay(env),
    ...(social.length > 0 && { social }),
  };
}
