import type { SiteLinks } from '@mortar/protocol/site';
import { Type } from 'typebox';
import { webLink, type Env, type Settings } from '../../config/settings.ts';

/** `LINK_SOCIAL_<NAME>`: as many as there are networks. */
const SOCIAL_LINK = /^LINK_SOCIAL_([A-Z0-9]+(?:_[A-Z0-9]+)*)$/;
/** Schemes of the web and of other programs: an address under one of them never opens our app, and some run code. */
const NOT_AN_APP = 'https?|wss?|ftp|file|data|blob|about|javascript|vbscript|view-source|mailto|tel|sms|intent';

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
function readRelay({ WALLETCONNECT_PROJECT_ID: projectId, WALLETCONNECT_RELAY_URL: relayUrl }: Env) {
  return projectId ? { walletConnect: { projectId, ...(relayUrl && { relayUrl }) } } : {};
}

/** Links of the site out of `LINK_*`; an unset one is absent, social ones stand in the order of their names. */
function readLinks(env: Env): SiteLinks {
  const social = Object.entries(env)
    .flatMap(([variable, url]) => {
      const key = SOCIAL_LINK.exec(variable)?.[1];
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

interface SiteSettings {
  links: SiteLinks;
  /** Whether browsers shall have a service worker; off, they are told to end the one that they have. */
  serviceWorker: boolean;
}

export const siteSettings: Settings<SiteSettings> = {
  prefixes: ['LINK_', 'WALLETCONNECT_'],
  variables: {
    SERVICE_WORKER: { schema: Type.Union([Type.Literal('on'), Type.Literal('off')]), mustBe: 'on or off' },
    WALLETCONNECT_PROJECT_ID: { schema: Type.String({ pattern: '^[A-Za-z0-9]{8,64}$' }), mustBe: 'the id of a project at the relay' },
    WALLETCONNECT_RELAY_URL: {
      schema: Type.String({ pattern: '^wss?://[A-Za-z0-9.-]+(:[0-9]+)?/?$', maxLength: 512 }),
      mustBe: 'a wss:// address without a path',
    },
    LINK_BUY: webLink,
    LINK_COMMUNITY: webLink,
    LINK_IOS: webLink,
    LINK_ANDROID: webLink,
    LINK_APP: {
      schema: Type.String({ pattern: `^(?!(?:${NOT_AN_APP}):)[a-z][a-z0-9.-]{1,30}://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*$`, maxLength: 128 }),
      mustBe: 'the native app’s own scheme with a name behind it, such as mortar://app',
    },
    'LINK_SOCIAL_<NAME>': { ...webLink, names: SOCIAL_LINK },
  },
  read: (env, { isDevelopment }) => ({
    links: readLinks(env),
    serviceWorker: (env['SERVICE_WORKER'] ?? (isDevelopment ? 'off' : 'on')) === 'on',
  }),
};
