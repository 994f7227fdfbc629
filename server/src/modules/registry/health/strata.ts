import type { Stratum } from './rule.ts';

/** Browsers that opened a version first within one slot of time. */
export interface SlotCounts {
  /** Number of the slot; they need not follow each other without gaps. */
  slot: number;
  browsers: number;
  failed: number;
}

/** A stratum of a canary has at least as many browsers of each version. */
const LEAST_OF_EACH = 5;
/** A stratum after going live: at least as many new browsers, and for each of them four of the version before, if there are. */
const LEAST_NEW = 5;
const LEAST_BEFORE = 20;
const BEFORE_PER_NEW = 4;

const NOTHING: Stratum = { browsers: 0, failed: 0, againstBrowsers: 0, againstFailed: 0 };

function plus(stratum: Stratum, { browsers = 0, failed = 0, againstBrowsers = 0, againstFailed = 0 }: Partial<Stratum>): Stratum {
  return {
    browsers: stratum.browsers + browsers,
    failed: stratum.failed + failed,
    againstBrowsers: stratum.againstBrowsers + againstBrowsers,
    againstFailed: stratum.againstFailed + againstFailed,
  };
}

const asAgainst = ({ browsers, failed }: SlotCounts) => ({ againstBrowsers: browsers, againstFailed: failed });

/**
 * Strata of two versions that run at the same time: slots are joined until each version has enough browsers. Only how
 * many came decides, never what failed; what is left over waits for the next look.
 * @param slots of each version, all over
 */
export function strataSideBySide(slots: readonly SlotCounts[], against: readonly SlotCounts[]): Stratum[] {
  const timed = [...slots.map((one) => [one.slot, one] as const), ...against.map((one) => [one.slot, asAgainst(one)] as const)];
  const bySlot = new Map<number, Stratum>();
  for (const [slot, counts] of timed) bySlot.set(slot, plus(bySlot.get(slot) ?? NOTHING, counts));
  const strata: Stratum[] = [];
  let open = NOTHING;
  for (const [, counts] of [...bySlot].sort(([one], [other]) => one - other)) {
    open = plus(open, counts);
    if (open.browsers < LEAST_OF_EACH || open.againstBrowsers < LEAST_OF_EACH) continue;
    strata.push(open);
    open = NOTHING;
  }
  return strata;
}

/**
 * Strata of a version that just went live and the one before it, whose last browsers serve once each, the latest first. The
 * two did not run at the same time, so a fault of everything counts against the new one; going back does no harm then.
 */
export function strataInTurn(slots: readonly SlotCounts[], before: readonly SlotCounts[]): Stratum[] {
  const waiting = [...before].sort((one, other) => one.slot - other.slot);
  const strata: Stratum[] = [];
  let open = NOTHING;
  for (const { browsers, failed } of [...slots].sort((one, other) => one.slot - other.slot)) {
    open = plus(open, { browsers, failed });
    if (open.browsers < LEAST_NEW) continue;
    while (waiting.length > 0 && open.againstBrowsers < open.browsers * BEFORE_PER_NEW) open = plus(open, asAgainst(waiting.pop()!));
    if (open.againstBrowsers < LEAST_BEFORE) return strata;
    strata.push(open);
    open = NOTHING;
  }
  return strata;
}
