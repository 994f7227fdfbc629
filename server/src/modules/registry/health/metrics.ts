import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { HealthTrial } from '@mortar/protocol/registry/schemas';
import { boundsOf, FIGURES, type Figure } from './figures.ts';
import type { Channel } from './channel-facts.ts';
import type { Tally } from './tally.ts';

/** What Prometheus is told of remotes, of reports that this process took. */
export interface HealthMetrics {
  counted(tally: Tally, channel: Channel): void;
  /** Takes the place of what was judged before. */
  judged(trials: readonly HealthTrial[]): void;
  takenBack(remote: string, kind: HealthTrial['kind']): void;
}

const LABELS = ['remote', 'version', 'channel'] as const;
/** Versions that are in no channel share one name: old ones must not make ever more series. */
const OTHER = 'other';

const FAILURES = { load: 'failed', crash: 'crashes', error: 'errors' } as const;
const OUTCOMES = { failed: 'failed', retried: 'retried', last_good: 'lastGood' } as const;

const NAMES: Record<Figure, { name: string; help: string; unit: number }> = {
  load: { name: 'mortar_remote_load_seconds', help: 'Time until a part of a remote could be shown', unit: 1000 },
  lcp: { name: 'mortar_remote_lcp_seconds', help: 'Largest contentful paint of pages whose largest element is of the remote', unit: 1000 },
  inp: { name: 'mortar_remote_inp_seconds', help: 'Slowest interaction of a page that the remote answered', unit: 1000 },
  cls: { name: 'mortar_remote_cls', help: 'Layout shift of the remote, per page', unit: 1 },
};

/** The middle of each bucket stands for its measurements. */
function valuesOf(figure: Figure): number[] {
  const bounds = boundsOf(figure);
  return [...bounds.map((bound, index) => (bound + (index > 0 ? bounds[index - 1]! : bound)) / 2), bounds.at(-1)! * 1.01];
}

function figureHistograms(registry: Registry) {
  return FIGURES.map((figure) => {
    const { name, help, unit } = NAMES[figure];
    const buckets = boundsOf(figure).map((bound) => bound / unit);
    const histogram = new Histogram({ name, help, labelNames: LABELS, buckets, registers: [registry] });
    const values = valuesOf(figure).map((value) => value / unit);
    return { figure, histogram, values };
  });
}

/** Registers the figures of remotes. */
export function registerHealthMetrics(registry: Registry): HealthMetrics {
  const registers = [registry];
  const loads = new Counter({
    name: 'mortar_remote_loads_total',
    help: 'Parts of remotes that browsers asked for, by what came of it',
    labelNames: [...LABELS, 'outcome'] as const,
    registers,
  });
  const failures = new Counter({
    name: 'mortar_remote_failures_total',
    help: 'Failed loads, crashes and errors of remotes',
    labelNames: [...LABELS, 'kind'] as const,
    registers,
  });
  const evidence = new Gauge({
    name: 'mortar_remote_trial_evidence',
    help: 'Evidence that a version on trial is worse than the other one; at 1000 it is taken back',
    labelNames: ['remote', 'version', 'kind'] as const,
    registers,
  });
  const takenBack = new Counter({
    name: 'mortar_remote_taken_back_total',
    help: 'Versions that the server took back by itself',
    labelNames: ['remote', 'kind'] as const,
    registers,
  });
  const histograms = figureHistograms(registry);

  return {
    counted(tally, channel) {
      const labels = { remote: tally.remote, version: channel === 'other' ? OTHER : tally.version, channel };
      const other = tally.failed + tally.retried + tally.lastGood;
      loads.inc({ ...labels, outcome: 'ok' }, Math.max(0, tally.loads - other));
      for (const [outcome, name] of Object.entries(OUTCOMES)) if (tally[name] > 0) loads.inc({ ...labels, outcome }, tally[name]);
      for (const [kind, name] of Object.entries(FAILURES)) if (tally[name] > 0) failures.inc({ ...labels, kind }, tally[name]);
      for (const { figure, histogram, values } of histograms)
        for (const [bucket, count] of tally[figure].entries())
          for (let index = 0; index < count; index += 1) histogram.observe(labels, values[bucket]!);
    },
    judged(trials) {
      evidence.reset();
      for (const { remote, version, kind, evidence: value } of trials) evidence.set({ remote, version, kind }, value);
    },
    takenBack: (remote, kind) => takenBack.inc({ remote, kind }),
  };
}
