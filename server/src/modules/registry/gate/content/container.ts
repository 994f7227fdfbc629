import { ownEntry } from '@mortar/protocol';
import { satisfies } from 'semver';
import type { HostBuild } from '../host.ts';
import type { Fault } from '../verdict.ts';
import { textOf, type Candidate } from './candidate.ts';
import type { PartKind, ScriptFacts, TakenShare } from './script-facts.ts';
import type { Scripts } from './scripts.ts';

/** The module that a remote exposes. */
const EXPOSED = './remote';

/** The entry holds the container that `build.json` names, with the one module that the shell asks for. */
export function containerFaults(candidate: Candidate, scripts: Scripts): Fault[] {
  const { build } = candidate;
  const text = textOf(candidate, build.entry);
  const facts = scripts.get(build.entry);
  if (text === undefined || !facts) return [];
  const fault = { rule: 'exposes', file: build.entry } as const;
  return [
    ...(text.includes(build.global) ? [] : [{ ...fault, what: `it does not set ${build.global}, which build.json calls its container` }]),
    ...(facts.keys.has(EXPOSED) ? [] : [{ ...fault, what: `it exposes no module '${EXPOSED}'` }]),
  ];
}

/** What `remote.json` promises stands in the tables of `./remote`, where these can be read. */
export function partFaults({ build: { chunks, description } }: Candidate, scripts: Scripts): Fault[] {
  const facts = (chunks['remote']?.js ?? []).flatMap((file) => scripts.get(file) ?? []);
  const promised: [PartKind, string[]][] = [
    ['pages', description.routes.map(({ page }) => page)],
    ['dialogs', description.dialogs],
    ['panels', description.panels.map(({ id }) => id)],
  ];
  return promised.flatMap(([kind, names]) => {
    const held = namesOf(facts, kind);
    const missing = held === undefined ? [] : [...new Set(names)].filter((name) => !held.has(name));
    return missing.map((name): Fault => ({
      rule: 'exposes',
      file: 'remote.json',
      what: `'${name}' is not among the ${kind} of ${EXPOSED}`,
    }));
  });
}

/** A table that cannot be read says nothing; where pages can, a table that is left out is empty. */
function namesOf(facts: readonly ScriptFacts[], kind: PartKind): Set<string> | undefined {
  const tables = facts.flatMap((script) => script.tables);
  if (!tables.some((table) => table.kind === 'pages')) return undefined;
  return new Set(tables.filter((table) => table.kind === kind).flatMap(({ names }) => names));
}

/** What the code takes from the host is what `build.json` says, and fits the host. */
export function takenFaults({ build }: Candidate, scripts: Scripts, host: HostBuild | null): Fault[] {
  return [...scripts].flatMap(([file, { takes }]) =>
    takes.flatMap((taken) => {
      const what = takenFault(taken, build.shared, host);
      return what ? [{ rule: 'shared', file, what } satisfies Fault] : [];
    }),
  );
}

function takenFault({ key, range }: TakenShare, said: Record<string, string>, host: HostBuild | null): string | undefined {
  if (!Object.hasOwn(said, key)) return `it takes ${key} from the host, of which build.json says nothing`;
  const provided = ownEntry(host?.shared ?? {}, key);
  // Without it `build.json` has been refused already.
  if (provided === undefined || range === undefined || satisfies(provided, range)) return undefined;
  return `it takes ${key} ${range} from the host, which provides ${provided}`;
}
