import type { RegistryDocument, RemoteDescription } from '@mortar/protocol';

type Need = keyof RemoteDescription['csp'];

/** Policies that the page may make: ours, the shell's loader, one loader per remote (the last good build makes it again). */
function trustedTypes({ remotes }: RegistryDocument): string {
  return ['mortar', 'shell#webpack', ...Object.keys(remotes).map((name) => `${name}#webpack`), "'allow-duplicates'"].join(' ');
}

/** What the live remotes need of a directive beyond our own origin. */
function needs({ remotes }: RegistryDocument, directive: Need): string[] {
  return [...new Set(Object.values(remotes).flatMap(({ live }) => live.description.csp[directive] ?? []))];
}

/**
 * The policy of an HTML page (research J1): our own origin and one nonce, no inline code, no string that becomes code.
 * @param app what the native app's links begin with, where the operator configured one: a frame may hold such a link
 */
export function contentSecurityPolicy(registry: RegistryDocument, nonce: string, app?: string): string {
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
    own('connect-src', "'self'"),
    "worker-src 'self'",
    // Of our own only the documents of games let themselves be framed.
    own('frame-src', "'self'", ...(app ? [new URL(app).protocol] : [])),
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes(registry)}`,
  ].join('; ');
}
