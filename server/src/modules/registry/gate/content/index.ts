import type { BuildManifest } from '@mortar/protocol/registry';
import type { HostBuild } from '../host.ts';
import type { Fault } from '../verdict.ts';
import { readCandidate } from './candidate.ts';
import { catalogueFaults } from './catalogues.ts';
import { containerFaults, partFaults, takenFaults } from './container.ts';
import { licenceFaults } from './licences.ts';
import { markupFaults } from './policy.ts';
import { codeFaults, readScripts } from './scripts.ts';
import { sizeFaults, tooLarge } from './sizes.ts';
import { styleFaults } from './styles.ts';

export interface ContentQuestion {
  /** Where the build lies. */
  folder: string;
  build: BuildManifest;
  host: HostBuild | null;
  /** What is over its budget is refused for that, and no rule reads its code or its texts. */
  refusesLarge: boolean;
}

/** What the files of a build say against it, whatever else is live. */
export async function contentFaults({ folder, build, host, refusesLarge }: ContentQuestion): Promise<Fault[]> {
  const { candidate, faults } = await readCandidate(folder, build);
  const unread = refusesLarge ? tooLarge(candidate) : new Set<string>();
  const { scripts, faults: unreadable } = await readScripts(candidate, unread);
  return [
    ...faults,
    ...containerFaults(candidate, scripts),
    ...partFaults(candidate, scripts),
    ...takenFaults(candidate, scripts, host),
    ...(unread.size > 0 ? [] : catalogueFaults(candidate, scripts)),
    ...styleFaults(candidate),
    ...unreadable,
    ...codeFaults(scripts, build.name),
    ...markupFaults(candidate),
    ...sizeFaults(candidate),
    ...licenceFaults(candidate, host),
  ];
}
