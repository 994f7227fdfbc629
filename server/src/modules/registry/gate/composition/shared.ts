import { satisfies, validRange } from 'semver';
import type { Fault } from '../verdict.ts';
import type { Composition } from './composition.ts';

const FILE = 'build.json';

/** What a build takes from the host is there, in a version that the build was made for (docs/design/remotes.md). */
export function sharedFaults({ build, host }: Composition): Fault[] {
  if (host === null) return [];
  return Object.entries(build.shared).flatMap(([key, range]) => {
    const what = faultOf(key, range, host.shared);
    return what ? [{ rule: 'shared', file: FILE, what }] : [];
  });
}

function faultOf(key: string, range: string, provided: Record<string, string>): string | undefined {
  const version = Object.hasOwn(provided, key) ? provided[key] : undefined;
  if (version === undefined) return `it takes ${key}, which the host does not provide; it provides ${Object.keys(provided).join(', ')}`;
  if (validRange(range) === null) return `'${range}' of ${key} is no range of versions`;
  return satisfies(version, range) ? undefined : `it was built for ${key} ${range}, the host provides ${version}`;
}
