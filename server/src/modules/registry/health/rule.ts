/** What two versions did to the browsers of one stretch of time. */
export interface Stratum {
  /** Browsers that opened the version on trial. */
  browsers: number;
  /** Of them, those that met a failure. */
  failed: number;
  /** The same of the version that it is compared with. */
  againstBrowsers: number;
  againstFailed: number;
}

/** The numbers of the rule; reasons stand in docs/adr/0016. */
export const RULE = {
  /** Evidence that takes a version back. A version as good as the other one ever reaches it with a probability of at most 1 / 1000. */
  needed: 1000,
  /** How much worse a version may be: ratios of the odds of a failure, each as likely as any other beforehand. */
  oddsRatios: [1.5, 2, 3, 5, 10, 30, 100, 1000],
  /** Fewer failed browsers than this, or of fewer networks, say nothing. */
  leastFailed: 5,
  leastFailedNetworks: 5,
  /** The version to compare with was opened by at least as many. */
  leastAgainst: 20,
  /** A difference that is sure and does not matter takes nothing back: both must be passed. */
  leastRatio: 1.5,
  leastDifference: 0.005,
} as const;

/** Evidence stays a number that can be told. */
const LARGEST_LOG = 700;

/** Logarithm of a sum of numbers that are given by their logarithms. */
function logSum(logs: readonly number[]): number {
  const largest = Math.max(...logs);
  return largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0));
}

/**
 * Logarithm of the mean of `ratio ** X`, where X is how many of `total` failures fall on the version on trial when both
 * are equally good: drawn without replacement, so hypergeometric.
 */
function logMeanOfPower(logRatio: number, { browsers, againstBrowsers }: Stratum, total: number): number {
  const least = Math.max(0, total - againstBrowsers);
  const most = Math.min(browsers, total);
  // Each chance follows from the one before; they are told up to a common factor.
  const chances = [0];
  for (let share = least; share < most; share += 1) {
    const step = ((browsers - share) * (total - share)) / ((share + 1) * (againstBrowsers - total + share + 1));
    chances.push(chances.at(-1)! + Math.log(step));
  }
  return logSum(chances.map((chance, index) => chance + logRatio * (least + index))) - logSum(chances);
}

/** What has been gathered so far: for each of the rule's odds, the logarithm of how many times likelier they make it. */
export type Evidence = readonly number[];

/** Before anything was seen. */
export const NO_EVIDENCE: Evidence = RULE.oddsRatios.map(() => 0);

/** With one more stratum. */
export function withStratum(evidence: Evidence, stratum: Stratum): Evidence {
  const total = stratum.failed + stratum.againstFailed;
  if (total === 0) return evidence;
  return evidence.map((log, index) => {
    const logRatio = Math.log(RULE.oddsRatios[index]!);
    return log + logRatio * stratum.failed - logMeanOfPower(logRatio, stratum, total);
  });
}

/**
 * Evidence that a version fails more browsers than the one it is compared with; 1 says nothing. It may be looked at after
 * every stratum: for a version that is no worse, the chance that it ever reaches `e` is at most `1 / e`.
 *
 * Within a stratum, given how many browsers failed in all, an equally good version gets a hypergeometric share X of the
 * failures, whatever the rate of failures is then. For odds that are `r` times as high the likelihood ratio is
 * `r ** failed / E[r ** X]`: its mean is 1 for an equal version and less for a better one, so its product over strata is a
 * nonnegative supermartingale, and so is the mean over several `r` (mixture sequential test: Robbins 1970; Johari,
 * Koomen, Pekelis, Walsh: Always Valid Inference, 2022). The bound is Ville's inequality (1939). The conditional share is
 * Fisher's exact test, stratified by time as in Mantel and Haenszel (1959); nothing is approximated.
 */
export function strengthOf(evidence: Evidence): number {
  return Math.exp(Math.min(LARGEST_LOG, logSum(evidence) - Math.log(evidence.length)));
}

/** The strength of the evidence of all strata. */
export const evidenceOf = (strata: readonly Stratum[]): number => strengthOf(strata.reduce(withStratum, NO_EVIDENCE));

/** Everything that has been seen of a version and of the one that it is compared with. */
export interface Seen extends Stratum {
  /** Distinct networks of the failed browsers. */
  failedNetworks: number;
}

/**
 * Whether a version is worse than the one it is compared with.
 * @param evidence of complete strata, in the order of time; when one is complete must not depend on what failed in it
 */
export function isWorse(evidence: number, seen: Seen): boolean {
  return evidence >= RULE.needed && isEnough(seen) && matters(seen);
}

function isEnough({ failed, failedNetworks, againstBrowsers }: Seen): boolean {
  return failed >= RULE.leastFailed && failedNetworks >= RULE.leastFailedNetworks && againstBrowsers >= RULE.leastAgainst;
}

function matters({ browsers, failed, againstBrowsers, againstFailed }: Stratum): boolean {
  const rate = failed / browsers;
  const againstRate = againstFailed / againstBrowsers;
  return rate >= againstRate * RULE.leastRatio && rate - againstRate >= RULE.leastDifference;
}
