import type { BuildManifest } from '@mortar/protocol';
import { Refusal } from './refusal.ts';
import type { RegistryState } from './state.ts';

/** What the server answers itself, whatever a remote declares. */
const SERVER_PATHS = ['/api/*', '/r/*', '/shell/*', '/healthz', '/readyz', '/metrics', '/preview/*', '/favicon.svg', '/favicon.ico'];

interface Claim {
  owner: string;
  path: string;
}

/**
 * No two areas may answer one path, in no channel: a visitor may get the canary of one beside the live version of another.
 * @param registry what the version would join
 * @throws Refusal that names the path and its owner
 */
export function checkRoutes({ name, description }: Pick<BuildManifest, 'name' | 'description'>, registry: RegistryState): void {
  const claims = claimsOf(registry).filter(({ owner }) => owner !== name);
  for (const [index, { path }] of description.routes.entries()) {
    const taken = claims.find((claim) => overlap(claim.path, path));
    if (taken) throw new Refusal(`remote.json: the route ${path} belongs to '${taken.owner}' (${taken.path})`);
    const earlier = description.routes.slice(0, index).find((other) => other.path.toLowerCase() === path.toLowerCase());
    if (earlier) throw new Refusal(`remote.json: the route ${path} is declared twice`);
  }
}

function claimsOf({ remotes, areas }: RegistryState): Claim[] {
  return [
    ...SERVER_PATHS.map((path) => ({ owner: 'the server', path })),
    ...Object.entries(remotes).flatMap(([owner, { live, canary }]) =>
      [live, canary?.pin].flatMap((pin) => pin?.description.routes.map(({ path }) => ({ owner, path })) ?? []),
    ),
    ...areas.flatMap(({ name, routes }) => routes.map(({ path }) => ({ owner: name, path }))),
  ];
}

/** Whether some path fits both patterns; patterns as `matchesPath` of the protocol reads them. */
function overlap(one: string, other: string): boolean {
  const [a, b] = [segments(one), segments(other)];
  const shared = Math.min(a.length, b.length);
  for (let index = 0; index < shared; index += 1) {
    const pair = [a[index]!, b[index]!];
    if (pair.includes('*')) return true;
    if (pair[0] !== pair[1] && !pair.some((part) => part.startsWith(':'))) return false;
  }
  return [...a.slice(shared), ...b.slice(shared)].every((part) => part === '*' || part.endsWith('?'));
}

function segments(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}
