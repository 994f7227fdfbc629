import type { BuildManifest } from '@mortar/protocol/registry';
import { readVersion, type FileFault } from '../../files/verify-files.ts';
import type { Fault } from '../verdict.ts';

/** A build with its files, read once for all rules: what it says of them is not believed where it can be measured. */
export interface Candidate {
  build: BuildManifest;
  /** What lies in its folder, of the files that it lists. */
  contents: ReadonlyMap<string, Buffer>;
  /** Bytes of each file as a visitor gets it: its smallest packed form. */
  travels: ReadonlyMap<string, number>;
}

/** Reads the files of a build, and names those that are not what `build.json` says. */
export async function readCandidate(folder: string, build: BuildManifest): Promise<{ candidate: Candidate; faults: Fault[] }> {
  const { contents, travels, faults } = await readVersion(folder, build.files);
  return { candidate: { build, contents, travels }, faults: faults.map(asFault) };
}

const asFault = ({ path, what }: FileFault): Fault => ({ rule: 'integrity', file: path, what });

/** The text of a file, or nothing when it is not there. */
export function textOf({ contents }: Candidate, path: string): string | undefined {
  return contents.get(path)?.toString('utf8');
}

/** Files of a kind that are there. */
export function pathsOf({ contents }: Candidate, ending: string): string[] {
  return [...contents.keys()].filter((path) => path.endsWith(ending));
}
