import type { BuildManifest } from '@mortar/protocol/registry';
import type { HostBuild } from '../host.ts';
import type { Fault } from '../verdict.ts';
import { readCandidate } from './candidate.ts';
import { catalogueFaults } from './catalogues.ts';
import { containerFaults, partFaults, takenFaults } from './container.ts';
import { licenceFaults } from './licences.ts';
import { markupFaults } from './policy.ts';
import { codeFaults, readScripts } from './scripts.ts';
import { sizeFaults } from './sizes.ts';
import { styleFaults } from './styles.ts';

/** What the files of a build say against it, whatever else is live. @param folder where the build lies */
export async function contentFaults(folder: string, build: BuildManifest, host: HostBuild | null): Promise<Fault[]> {
  const { candidate, faults } = await readCandidate(folder, build);
  const { scripts, faults: unreadable } = readScripts(candidate);
  return [
    ...faults,
    ...containerFaults(candidate, scripts),
    ...partFaults(candidate, scripts),
    ...takenFaults(candidate, scripts, host),
    ...catalogueFaults(candidate, scripts),
    ...styleFaults(candidate),
    ...unreadable,
    ...codeFaults(scripts, build.name),
    ...markupFaults(candidate),
    ...sizeFaults(candidate),
    ...licenceFaults(candidate, host),
  ];
}
