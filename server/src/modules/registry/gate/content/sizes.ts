import { budgetsOf, type Measured } from '@mortar/protocol/registry/rules';
import type { Fault } from '../verdict.ts';
import type { Candidate } from './candidate.ts';

const WORDS: Record<Measured['kind'], (what: string, bytes: number) => string> = {
  js: (what, bytes) => `the first scripts of ${what} are ${bytes} bytes as they travel`,
  css: (what, bytes) => `the styles of ${what} are ${bytes} bytes as they travel`,
  unpacked: (what, bytes) => `the first scripts of ${what} are ${bytes} bytes unpacked`,
  file: (_what, bytes) => `it is ${bytes} bytes as it travels`,
  version: (_what, bytes) => `all files together are ${bytes} bytes`,
};

function overBudget({ build, contents, travels }: Candidate): Measured[] {
  const sizeOf = (path: string) => ({ packed: travels.get(path) ?? 0, plain: contents.get(path)?.length ?? 0 });
  return budgetsOf(build, [...contents.keys()], sizeOf).filter(({ bytes, limit }) => bytes > limit);
}

/** Nothing that visitors fetch, and no version, is larger than its budget (docs/design/tests.md). */
export function sizeFaults(candidate: Candidate): Fault[] {
  return overBudget(candidate).map(({ what, kind, files, bytes, limit }) => ({
    rule: 'sizes',
    file: kind === 'version' ? 'build.json' : (files.at(-1) ?? candidate.build.entry),
    what: `${WORDS[kind](what, bytes)}, ${limit} are allowed`,
  }));
}

/** Files that are over a budget of their own; all of them where the version is. */
export function tooLarge(candidate: Candidate): ReadonlySet<string> {
  const measured = overBudget(candidate).filter(({ kind }) => kind === 'file' || kind === 'version');
  return new Set(measured.flatMap(({ files }) => files));
}
