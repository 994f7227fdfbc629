import { setImmediate } from 'node:timers/promises';
import type { Fault } from '../verdict.ts';
import { pathsOf, textOf, type Candidate } from './candidate.ts';
import { storageFault } from './storage-keys.ts';
import { readScript, type ScriptFacts } from './script-facts.ts';

/** What each script of a build shows without being run. */
export type Scripts = ReadonlyMap<string, ScriptFacts>;

/**
 * Reads every script of a build once, for all rules that look into code. After each of them others have their turn: it takes
 * seconds in all, and the process serves the site.
 * @param unread files that nobody needs to look into
 */
export async function readScripts(candidate: Candidate, unread: ReadonlySet<string>): Promise<{ scripts: Scripts; faults: Fault[] }> {
  const scripts = new Map<string, ScriptFacts>();
  const faults: Fault[] = [];
  for (const file of pathsOf(candidate, '.js')) {
    if (unread.has(file)) continue;
    await setImmediate();
    try {
      scripts.set(file, readScript(textOf(candidate, file) ?? ''));
    } catch (error) {
      faults.push({ rule: 'code', file, what: `it cannot be read as a script: ${(error as Error).message}` });
    }
  }
  return { scripts, faults };
}

/** No text becomes code: the policy of pages has no 'unsafe-eval' (docs/design/sessions.md). The platform stays as every other script of the page expects it. */
export function codeFaults(scripts: Scripts, remote: string): Fault[] {
  return [...scripts].flatMap(([file, { forbidden, patches, frameStyles, storage }]) => {
    const whats = [
      ...[...new Set(forbidden)].map((way) => `it makes code of a text by ${way}, which the policy of pages refuses`),
      ...patches.map((place) => `it changes ${place}, on which everything else in the page relies`),
      ...[...new Set(frameStyles)].map(
        (place) => `it changes ${place}, which is the look of the whole page: give your own elements a class`,
      ),
      ...new Set(storage.flatMap((use) => storageFault(remote, use) ?? [])),
    ];
    return whats.map((what): Fault => ({ rule: 'code', file, what }));
  });
}
