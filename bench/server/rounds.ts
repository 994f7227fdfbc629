import type { Series } from '../report.ts';
import type { Load } from './load.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5);

/** Rounds that take turns, after one of each that is not counted. */
export async function alternating(ours: () => Promise<Load>, theirs: () => Promise<Load>): Promise<Record<keyof Load, Series>> {
  await ours();
  await theirs();
  const loads = { ours: [] as Load[], theirs: [] as Load[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    loads.ours.push(await ours());
    loads.theirs.push(await theirs());
  }
  const seriesOf = (key: keyof Load): Series => ({
    ours: loads.ours.map((load) => load[key]),
    theirs: loads.theirs.map((load) => load[key]),
  });
  return { rps: seriesOf('rps'), p99: seriesOf('p99') };
}
