import { isWorse, NO_EVIDENCE, strengthOf, withStratum, type Seen, type Stratum } from '../../server/src/modules/registry/health/rule.ts';
import { strataInTurn, strataSideBySide, type SlotCounts } from '../../server/src/modules/registry/health/strata.ts';
import { arrivalsOf, failuresOf, randomOf } from './random.ts';

/** A day of one site, as the rule sees it. */
export interface Day {
  /** Chance that a browser of the version on trial meets a failure. */
  rate: number;
  /** The same of the other version. */
  againstRate: number;
  /** Browsers of both versions that come within 15 s, on average. */
  perSlot: number;
  /** Share of them that gets the version on trial. */
  share: number;
  /** Times by which both rates are higher in the middle third of the day, because something else is broken. */
  outage?: number;
  /** The version went live, and the other one is the one before. */
  inTurn?: true;
}

/** 15 s each. */
const SLOTS_OF_A_DAY = 5760;

function slotsOf(random: () => number, perSlot: number, rateAt: (slot: number) => number): SlotCounts[] {
  return Array.from({ length: SLOTS_OF_A_DAY }, (_, slot) => {
    const browsers = arrivalsOf(random, perSlot);
    return { slot, browsers, failed: failuresOf(random, browsers, rateAt(slot)) };
  });
}

/** What the rule sees of a day, stratum by stratum, and how many browsers of the version on trial came in each slot. */
function courseOf({ rate, againstRate, perSlot, share, outage = 1, inTurn }: Day, random: () => number) {
  const isOut = (slot: number) => slot >= SLOTS_OF_A_DAY / 3 && slot < (2 * SLOTS_OF_A_DAY) / 3;
  const times = (slot: number) => (isOut(slot) ? outage : 1);
  const slots = slotsOf(random, perSlot * share, (slot) => Math.min(1, rate * times(slot)));
  const against = slotsOf(random, perSlot * (inTurn ? 1 : 1 - share), (slot) => Math.min(1, againstRate * times(slot)));
  return { strata: (inTurn ? strataInTurn : strataSideBySide)(slots, against), arrivals: slots.map(({ browsers }) => browsers) };
}

function plus(seen: Seen, { browsers, failed, againstBrowsers, againstFailed }: Stratum): Seen {
  return {
    browsers: seen.browsers + browsers,
    failed: seen.failed + failed,
    againstBrowsers: seen.againstBrowsers + againstBrowsers,
    againstFailed: seen.againstFailed + againstFailed,
    failedNetworks: seen.failedNetworks + failed,
  };
}

/** Looks after every stratum; between two of them nothing changes for the rule. @returns browsers in the strata that decided */
function decidedBy(strata: readonly Stratum[]): number | undefined {
  let seen: Seen = { browsers: 0, failed: 0, againstBrowsers: 0, againstFailed: 0, failedNetworks: 0 };
  let evidence = NO_EVIDENCE;
  for (const stratum of strata) {
    seen = plus(seen, stratum);
    evidence = withStratum(evidence, stratum);
    if (isWorse(strengthOf(evidence), seen)) return seen.browsers;
  }
  return undefined;
}

/** @returns how many browsers the rule had counted when the version was taken back; undefined when it was not */
export const browsersUntilTakenBack = (day: Day, seed: number): number | undefined => decidedBy(courseOf(day, randomOf(seed)).strata);

/** A browser counts when its first window is over; the job looks once in a slot (ADR 0016). */
const SLOTS_LATER = 3;

/**
 * @returns how many browsers had opened a version that went live when it was taken back, those included that came while the
 * rule still waited; undefined when it was not
 */
export function visitsUntilTakenBack(day: Day, seed: number): number | undefined {
  const { strata, arrivals } = courseOf(day, randomOf(seed));
  const counted = decidedBy(strata);
  if (counted === undefined) return undefined;
  let sum = 0;
  const decisive = arrivals.findIndex((browsers) => (sum += browsers) >= counted);
  return arrivals.slice(0, decisive + 1 + SLOTS_LATER).reduce((all, browsers) => all + browsers, 0);
}
