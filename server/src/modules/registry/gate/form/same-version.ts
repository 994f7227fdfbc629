import { isDeepStrictEqual } from 'node:util';
import type { BuildManifest } from '@mortar/protocol/registry';
import type { Fault } from '../verdict.ts';

/** A version never changes: what was published under its name is for ever. */
export function versionFaults(build: BuildManifest, known: BuildManifest | undefined): Fault[] {
  if (!known || isDeepStrictEqual(withoutSizes(known), withoutSizes(build))) return [];
  const what = `${build.name} ${build.version} was published with other files: a version never changes, build it anew`;
  return [{ rule: 'form', file: 'build.json', what }];
}

/** Packed sizes may differ between machines; everything else of a version is for ever. */
function withoutSizes({ files, ...rest }: BuildManifest) {
  return { ...rest, files: Object.fromEntries(files.map(({ path, integrity }) => [path, integrity])) };
}
