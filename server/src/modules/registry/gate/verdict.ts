import type { ActiveVersion } from '../versions/repository.ts';

/** What a build is held to, in the order in which a verdict names them. */
export const RULES = [
  'form',
  'integrity',
  'exposes',
  'shared',
  'routes',
  'dialogs',
  'panels',
  'slots',
  'navigation',
  'catalogues',
  'styles',
  'code',
  'policy',
  'sizes',
  'licences',
] as const;
export type Rule = (typeof RULES)[number];

/** What a rule has to say of a build. */
export interface Fault {
  rule: Rule;
  /** File of the build that it stands in. */
  file: string;
  what: string;
  /** Whose remote it collides with; the build's own where it is left out. */
  owner?: string;
}

/** A fault with whom to talk to. */
export type Finding = Required<Fault>;

/** What the gate says of a build. */
export interface Verdict {
  remote: string;
  version: string;
  owner: string;
  /** Whether it may be published. */
  fits: boolean;
  /** Version of the host that it was held against; null where no shell is built. */
  host: string | null;
  /** Every live and canary version of the other remotes that it was held against. */
  beside: ActiveVersion[];
  /** Why it may not be published: all of it, not only the first. */
  refusals: Finding[];
  /** What to know of it besides. */
  notes: Finding[];
}

/** The verdict as an operator reads it. */
export function verdictText({ remote, version, owner, fits, host, beside, refusals, notes }: Verdict): string {
  const name = `${remote} ${version} (owner: ${owner})`;
  const against = [`host ${host}`, ...beside.map((other) => `${other.remote} ${other.version} (${other.channel})`)];
  // A refusal names no remote but those that a line is about.
  const head = fits
    ? `${name} fits what is live: ${against.join(', ')}`
    : `${name} is refused: ${refusals.length === 1 ? 'one rule does' : `${refusals.length} rules do`} not hold`;
  return [head, ...refusals.map(lineOf), ...notes.map((note) => `${lineOf(note)}, to be known`)].join('\n');
}

function lineOf({ rule, file, what, owner }: Finding): string {
  return `  [${rule}] ${file}: ${what} (owner: ${owner})`;
}
