import type { RegistryDocument, RemoteDescription } from '@mortar/protocol/registry';
import type { SiteLinks } from '@mortar/protocol/site';

type Need = keyof RemoteDescription['csp'];

/** Shows in the page what a development server could not build. */
const OVERLAY = 'webpack-dev-server#overlay';

/** Policies that the page may make: ours, the shell's loader, one loader per remote (the last good build makes it again). */
function trustedTypes({ remotes, local }: RegistryDocument): string {
  const names = new Set([...Object.keys(remotes), ...Object.keys(local ?? {})]);
  return [
    'mortar',
    'shell#webpack',
    ...[...names].map((name) => `${name}#webpack`),
    ...(local ? [OVERLAY] : []),
    "'allow-duplicates'",
  ].join(' ');
}

/** Development servers on the visitor's own machine, and where they tell of changes. */
function developmentServers({ local = {} }: RegistryDocument) {
  const origins = [...new Set(Object.values(local))];
  return { origins, sockets: origins.map((origin) => origin.replace(/^http/, 'ws')) };
}

/** What the visitor's versions of the remotes need of a directive beyond our own origin, those too that stand in for them. */
function needs({ remotes }: RegistryDocument, directive: Need): string[] {
  const pins = Object.values(remotes).flatMap(({ live, lastGood }) => (lastGood ? [live, lastGood] : [live]));
  return [...new Set(pins.flatMap(({ description }) => description.csp[directive] ?? []))];
}

/** The public relay to wallets on other devices, and the page by which it vouches for a site to them. */
const RELAY = 'wss://relay.walletconnect.org';
const RELAY_VERIFIES = 'https://verify.walletconnect.org';

/** What a relay needs: nothing where none is configured. */
function relayNeeds({ walletConnect }: Pick<SiteLinks, 'walletConnect'>) {
  if (!walletConnect) return { connect: [], frame: [] };
  return { connect: [walletConnect.relayUrl ? new URL(walletConnect.relayUrl).origin : RELAY], frame: [RELAY_VERIFIES] };
}

/**
 * The policy of an HTML page (security J1): our own origin and one nonce, no inline code, no string that becomes code.
 * @param links a frame may hold a link into the native app, and scripts reach the relay, where the operator configured them
 */
export function contentSecurityPolicy(
  registry: RegistryDocument,
  nonce: string,
  links: Pick<SiteLinks, 'app' | 'walletConnect'> = {},
): string {
  const relay = relayNeeds(links);
  const { origins, sockets } = developmentServers(registry);
  const files = (directive: string, ...sources: string[]) => [directive, "'self'", ...sources, ...origins].join(' ');
  const own = (directive: Need, ...sources: string[]) => [directive, ...sources, ...needs(registry, directive)].join(' ');
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    files('script-src', `'nonce-${nonce}'`),
    files('style-src', `'nonce-${nonce}'`),
    files('style-src-elem', `'nonce-${nonce}'`),
    "style-src-attr 'none'",
    own('img-src', "'self'", 'data:', 'blob:', ...origins),
    own('media-src', "'self'", 'blob:', ...origins),
    files('font-src'),
    own('connect-src', "'self'", ...relay.connect, ...origins, ...sockets),
    "worker-src 'self'",
    // Of our own only the documents of games let themselves be framed.
    own('frame-src', "'self'", ...(links.app ? [new URL(links.app).protocol] : []), ...relay.frame),
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes(registry)}`,
  ].join('; ');
}
