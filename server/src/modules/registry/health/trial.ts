import type { HealthTrial } from '@mortar/protocol/registry/schemas';
import { SLOT_MS, type BrowsersRepository, type SlotRow, type Windows } from './browsers-repository.ts';
import { pairOf, type ChannelFacts, type Pair } from './channel-facts.ts';
import { evidenceOf, isWorse, RULE, type Seen, type Stratum } from './rule.ts';
import { strataInTurn, strataSideBySide, type SlotCounts } from './strata.ts';

/** A failure counts for the rule in two windows after the browser first met the version: what breaks at once, and what breaks later. */
export const WINDOWS: Windows = { first: 30_000, second: 600_000 };

const STRATA = { canary: strataSideBySide, live: strataInTurn } as const;

/** Slots whose browsers were all watched through the first window. */
const firstWindow = (rows: readonly SlotRow[], now: number): SlotCounts[] =>
  rows.filter(({ slot }) => (slot + 1) * SLOT_MS + WINDOWS.first <= now);

/** Slots whose browsers were all watched through the second window, without those that had failed by then. */
const secondWindow = (rows: readonly SlotRow[], now: number): SlotCounts[] =>
  rows
    .filter(({ slot }) => (slot + 1) * SLOT_MS + WINDOWS.second <= now)
    .map(({ slot, browsers, failed, failedLater }) => ({ slot, browsers: browsers - failed, failed: failedLater }));

function seenOf(rows: readonly SlotRow[], now: number): { browsers: number; failed: number } {
  const over = rows.filter(({ slot }) => (slot + 1) * SLOT_MS + WINDOWS.first <= now);
  const sum = (value: (row: SlotRow) => number) => over.reduce((all, row) => all + value(row), 0);
  return { browsers: sum((row) => row.browsers), failed: sum((row) => row.failed + row.failedLater) };
}

/** Each window makes strata of its own: browsers that came through the first one are asked again. */
function strataOf(kind: Pair['kind'], rows: readonly SlotRow[], against: readonly SlotRow[], now: number): Stratum[] {
  return [firstWindow, secondWindow].flatMap((window) => STRATA[kind](window(rows, now), window(against, now)));
}

/** Reads what was seen of a remote's trial, and judges it. Undefined when nothing of it is on trial. */
export async function readTrial(
  browsers: BrowsersRepository,
  remote: string,
  facts: ChannelFacts,
  now: number,
): Promise<HealthTrial | undefined> {
  const pair = pairOf(facts, now);
  if (!pair) return undefined;
  const { kind, version, against } = pair;
  const eraOfOther = kind === 'canary' ? facts.era : await browsers.eraBefore(remote, against, facts.era);
  const rows = await browsers.slots(remote, facts.era, version, WINDOWS);
  const others = eraOfOther === undefined ? [] : await browsers.slots(remote, eraOfOther, against, WINDOWS);
  const { browsers: againstBrowsers, failed: againstFailed } = seenOf(others, now);
  const failedNetworks = await browsers.failedNetworks(remote, facts.era, version, WINDOWS);
  const seen: Seen = { ...seenOf(rows, now), againstBrowsers, againstFailed, failedNetworks };
  const evidence = evidenceOf(strataOf(kind, rows, others, now));
  return {
    remote,
    ...pair,
    since: new Date(facts.since).toISOString(),
    browsers: seen.browsers,
    failedBrowsers: seen.failed,
    failedNetworks,
    againstBrowsers,
    againstFailedBrowsers: againstFailed,
    evidence,
    needed: RULE.needed,
    verdict: isWorse(evidence, seen) ? 'worse' : 'watching',
  };
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;

/** Why a version was taken back, for history and audit. */
export function reasonOf(trial: HealthTrial): string {
  const { version, against, browsers, failedBrowsers, failedNetworks, againstBrowsers, againstFailedBrowsers, evidence, needed } = trial;
  return [
    `${version} fails more than ${against}:`,
    `${failedBrowsers} of ${browsers} browsers (${percent(failedBrowsers, browsers)}, ${failedNetworks} networks) met a failure,`,
    `against ${againstFailedBrowsers} of ${againstBrowsers} (${percent(againstFailedBrowsers, againstBrowsers)});`,
    `evidence ${Number(evidence.toPrecision(3)).toLocaleString('en')}, ${needed.toLocaleString('en')} needed (docs/adr/0016)`,
  ].join(' ');
}
