import { frameOf, ownerOf } from './attribution.ts';
import type { Entry } from './entry.ts';
import { groupOf, type FailureKind } from './failure-group.ts';
import type { Figure } from './figures.ts';

/** What an entry says of a version. */
export type Fact = { remote: string; version: string } & (
  | { kind: 'load'; outcome: 'ok' | 'retried' | 'lastGood'; durationMs: number }
  | { kind: 'failure'; failure: FailureKind; id: string; message: string; frame: string; stack: string | null; path: string }
  | { kind: 'figure'; figure: Figure; value: number }
);

const FIGURE_OF: Partial<Record<string, Figure>> = { LCP: 'lcp', INP: 'inp', CLS: 'cls' };
const LONGEST_STACK = 4000;
const LONGEST_PATH = 200;

/** The path of a page; its query may hold secrets. */
function pathOf(url: string): string {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/, 1)[0] ?? '';
  return path.slice(0, LONGEST_PATH) || '/';
}

/** Without the origin, so that it reads the same wherever the site lies, and without queries. */
function plainStack(stack: string): string {
  return stack
    .replace(/https?:\/\/[^/\s)]+(?=\/)/g, '')
    .replace(/\?[^\s:)]*/g, '')
    .slice(0, LONGEST_STACK);
}

interface Failed {
  remote: string;
  version: string;
  failure: FailureKind;
  message: string;
  stack: string | undefined;
  url: string;
}

function failureOf({ remote, version, failure, message, stack, url }: Failed): Fact {
  const frame = frameOf(stack, { remote, version });
  const group = groupOf(failure, message, frame);
  return { kind: 'failure', remote, version, failure, ...group, frame, stack: stack ? plainStack(stack) : null, path: pathOf(url) };
}

/**
 * Whose health an entry tells of, and what; nothing when it tells of none. A crash names its version, for a boundary
 * stands around each remote; an error that nothing caught is attributed by its stack.
 */
export function factOf(entry: Entry): Fact | undefined {
  const { remote, version, url } = entry;
  const named = remote !== undefined && version !== undefined ? { remote, version } : undefined;
  if (entry.kind === 'error') {
    const { message, stack } = entry;
    const owner = named ?? ownerOf(stack);
    return owner && failureOf({ ...owner, failure: named ? 'crash' : 'error', message, stack, url });
  }
  if (!named) return undefined;
  if (entry.kind === 'load') {
    const { outcome, durationMs, message = '' } = entry;
    return outcome === 'failed'
      ? failureOf({ ...named, failure: 'load', message, stack: undefined, url })
      : { kind: 'load', ...named, outcome, durationMs };
  }
  const figure = entry.kind === 'vital' && FIGURE_OF[entry.name];
  return figure ? { kind: 'figure', ...named, figure, value: entry.kind === 'vital' ? entry.value : 0 } : undefined;
}
