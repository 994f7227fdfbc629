import { median } from '../report.ts';
import type { Load } from './load.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5);

/** Medians of alternating rounds, after one round of each that is not counted. */
export async function alternating(ours: () => Promise<Load>, theirs: () => Promise<Load>): Promise<{ ours: Load; theirs: Load }> {
  await ours();
  await theirs();
  const loads = { ours: [] as Load[], theirs: [] as Load[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    loads.ours.push(await ours());
    loads.theirs.push(await theirs());
  }
  return { ours: medianOf(loads.ours), theirs: medianOf(loads.theirs) };
}

function medianOf(loads: readonly Load[]): Load {
  return { rps: median(loads.map(({ rps }) => rps)), p99: median(loads.map(({ p99 }) => p99)) };
}
