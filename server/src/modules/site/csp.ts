import type { RegistryDocument, RemoteDescription, SiteLinks } from '@mortar/protocol';

type Need = keyof RemoteDescription['csp'];

/** Policies that the page may make: ours, the shell's loader, one loader per remote (the last good build makes it again). */
function trustedTypes({ remotes }: RegistryDocument): string {
  return ['mortar', 'shell#webpack', ...Object.keys(remotes).map((name) => `${name}#webpack`), "'allow-duplicates'"].join(' ');
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
 * The policy of an HTML page (research J1): our own origin and one nonce, no inline code, no string that becomes code.
 * @param links a frame may hold a link into the native app, and scripts reach the relay, where the operator configured them
 */
export function contentSecurityPolicy(
  registry: RegistryDocument,
  nonce: string,
  links: Pick<SiteLinks, 'app' | 'walletConnect'> = {},
): string {
  const relay = relayNeeds(links);
  const own = (directive: Need, ...sources: string[]) => [directive, ...sources, ...needs(registry, directive)].join(' ');
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    own('img-src', "'self'", 'data:', 'blob:'),
    own('media-src', "'self'", 'blob:'),
    "font-src 'self'",
    own('connect-src', "'self'", ...relay.connect),
    "worker-src 'self'",
    // Of our own only the documents of games let themselves be framed.
    own('frame-src', "'self'", ...(links.app ? [new URL(links.app).protocol] : []), ...relay.frame),
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes(registry)}`,
  ].join('; ');
}
