import type { Fact } from './facts.ts';
import { EMPTY, withValue, type Figure, type Histogram } from './figures.ts';

export const COUNTERS = ['loads', 'failed', 'retried', 'lastGood', 'crashes', 'errors'] as const;
type Counter = (typeof COUNTERS)[number];

export type Failure = Extract<Fact, { kind: 'failure' }>;

/** What one report says of one version. */
export interface Tally extends Record<Counter, number>, Record<Figure, Histogram> {
  remote: string;
  version: string;
  failures: Failure[];
  /** The version was asked for, so this browser has met it. */
  isOpened: boolean;
}

const COUNTER_OF = { load: 'failed', crash: 'crashes', error: 'errors' } as const;

function emptyTally(remote: string, version: string): Tally {
  const counts = { loads: 0, failed: 0, retried: 0, lastGood: 0, crashes: 0, errors: 0 };
  return { remote, version, ...counts, load: EMPTY, lcp: EMPTY, inp: EMPTY, cls: EMPTY, failures: [], isOpened: false };
}

function withFact(tally: Tally, fact: Fact): Tally {
  if (fact.kind === 'figure') return { ...tally, [fact.figure]: withValue(fact.figure, tally[fact.figure], fact.value) };
  if (fact.kind === 'failure') {
    const counter = COUNTER_OF[fact.failure];
    const loads = tally.loads + (counter === 'failed' ? 1 : 0);
    return { ...tally, loads, [counter]: tally[counter] + 1, failures: [...tally.failures, fact], isOpened: true };
  }
  const saved = fact.outcome === 'ok' ? {} : { [fact.outcome]: tally[fact.outcome] + 1 };
  const load = withValue('load', tally.load, fact.durationMs);
  return { ...tally, loads: tally.loads + 1, ...saved, load, isOpened: true };
}

/** Sums up facts per version, in an order that is the same for every report. */
export function tally(facts: readonly Fact[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const fact of facts) {
    const { remote, version } = fact;
    const key = `${remote} ${version}`;
    tallies.set(key, withFact(tallies.get(key) ?? emptyTally(remote, version), fact));
  }
  return [...tallies].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}
