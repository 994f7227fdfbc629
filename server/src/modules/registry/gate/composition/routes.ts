import type { Area } from '@mortar/protocol/registry';
import type { Fault } from '../verdict.ts';
import { channelNote, type Composition } from './composition.ts';

/** What the server answers itself, whatever a remote declares. */
const SERVER_PATHS = [
  '/api/*',
  '/r/*',
  '/shell/*',
  '/preview/*',
  '/files/*',
  '/pictures/*',
  '/animations/*',
  '/quiz-images/*',
  '/quiz-pictures/*',
  '/demo-feeds/*',
  '/g/*',
  '/icons/*',
  '/dev/*',
  '/healthz',
  '/readyz',
  '/metrics',
  '/favicon.svg',
  '/favicon.ico',
  '/sw.js',
  '/offline.html',
  '/manifest.en.webmanifest',
  '/manifest.zh-HK.webmanifest',
];

interface Claim {
  /** Who has it, as a verdict says it. */
  by: string;
  note?: string;
  /** Whom to talk to. */
  owner: string;
  path: string;
}

/** No two areas may answer one path. */
export function routeFaults({ build: { name, description }, others, areas }: Composition): Fault[] {
  const claims = claimsOf(others, areas).filter(({ by }) => by !== `'${name}'`);
  return description.routes.flatMap(({ path }, index): Fault[] => {
    const taken = claims.find((claim) => overlap(claim.path, path));
    const earlier = description.routes.slice(0, index).find((other) => other.path.toLowerCase() === path.toLowerCase());
    const fault = { rule: 'routes', file: 'remote.json' } as const;
    return [
      ...(taken
        ? [{ ...fault, what: `the route ${path} belongs to ${taken.by} (${taken.path})${taken.note ?? ''}`, owner: taken.owner }]
        : []),
      ...(earlier ? [{ ...fault, what: `the route ${path} is declared twice` }] : []),
    ];
  });
}

function claimsOf(others: Composition['others'], areas: readonly Area[]): Claim[] {
  return [
    ...SERVER_PATHS.map((path) => ({ by: 'the server', owner: 'platform', path })),
    ...others.flatMap((other) =>
      other.description.routes.map(({ path }) => ({
        by: `'${other.remote}'`,
        note: channelNote(other),
        owner: other.description.owner,
        path,
      })),
    ),
    ...areas.flatMap(({ name, routes }) => routes.map(({ path }) => ({ by: `'${name}'`, owner: name, path }))),
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
