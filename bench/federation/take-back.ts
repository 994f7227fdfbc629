import { visitsUntilTakenBack, type Day } from '../health/day.ts';

const RUNS = 1000;
/** A site with 23,000 browsers a day, as in `bench health`; the version before failed for one in 200. */
const SITE = { perSlot: 4, share: 1, inTurn: true, againstRate: 0.005 } as const;
/** It throws in so many of its renders. */
const THROWS = 0.3;

function takenBack(day: Day): number[] {
  return Array.from({ length: RUNS }, (_, seed) => visitsUntilTakenBack(day, seed + 1)).filter((visits) => visits !== undefined);
}

/**
 * Visits until a version that went live and throws in 30 % of its renders was taken back, one for each run; a run in which
 * it never was counts as endless. `falseAlarms`: the share of runs that took back one as good as the version before.
 */
export function takeBacks(): { visits: number[]; falseAlarms: number } {
  const visits = takenBack({ ...SITE, rate: THROWS });
  const never = Array.from({ length: RUNS - visits.length }, () => Infinity);
  return { visits: [...visits, ...never], falseAlarms: takenBack({ ...SITE, rate: SITE.againstRate }).length / RUNS };
}
