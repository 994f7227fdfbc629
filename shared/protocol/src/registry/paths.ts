import type { Area, RegistryDocument, RemotePin } from './document.ts';
import type { RemoteRoute } from './remote-description.ts';

/** Route guards that exist (spec §2). */
export const GUARD_NAMES = ['authenticated', 'server', 'updateCookie'] as const;

/** Paths that a visitor without a session leaves for /index (spec §2). */
const SIGN_IN_ONLY = /^\/(personal\/.+|sellList)\/?$/i;

export function needsSession(pathname: string): boolean {
  return SIGN_IN_ONLY.test(pathname);
}

/** Pages that the shell shows itself, whatever remotes there are. */
export const SHELL_PAGES = ['/activity', '/auth', '/iplimit', '/redirect'] as const;
export type ShellPage = (typeof SHELL_PAGES)[number];

/** Who answers a path. */
export type ResolvedPath =
  | { kind: 'shell'; page: ShellPage }
  | { kind: 'remote'; name: string; pin: RemotePin; route: RemoteRoute }
  /** A remote's that an operator switched off. */
  | { kind: 'off'; name: string }
  /** Seeded, and no live version declares it. */
  | { kind: 'area'; area: Area; layout: 'landing' | 'app' | 'login' }
  | { kind: 'unknown' };

/** Finds who answers a path: the shell's own pages first, then what live remotes declare, then what is seeded. */
export function resolvePath({ remotes, areas }: RegistryDocument, pathname: string): ResolvedPath {
  // A link of that address leads to another host.
  if (pathname.startsWith('//')) return { kind: 'unknown' };
  const page = SHELL_PAGES.find((path) => matchesPath(path, pathname));
  if (page) return { kind: 'shell', page };
  for (const [name, { live, isOff }] of Object.entries(remotes)) {
    const route = live.description.routes.find(({ path }) => matchesPath(path, pathname));
    if (route) return isOff ? { kind: 'off', name } : { kind: 'remote', name, pin: live, route };
  }
  for (const area of areas) {
    const route = area.routes.find(({ path }) => matchesPath(path, pathname));
    if (route) return { kind: 'area', area, layout: route.layout };
  }
  return { kind: 'unknown' };
}

/** Whether a path fits a pattern of the router's: `:name` is one segment, `:name?` one or none, a last `*` the rest. */
export function matchesPath(pattern: string, pathname: string): boolean {
  const wanted = segments(pattern);
  const given = segments(pathname);
  const fits = wanted.every((part, index) => {
    if (part === '*') return true;
    if (given[index] === undefined) return part.endsWith('?');
    return part.startsWith(':') || part.toLowerCase() === given[index].toLowerCase();
  });
  return fits && (wanted.at(-1) === '*' || given.length <= wanted.length);
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}
