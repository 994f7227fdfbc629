/** One figure of a benchmark, as `--json` prints it. */
export interface Figure {
  name: string;
  ours: number;
  unit: string;
  /** What it is compared with. */
  against: string;
  theirs: number;
  /** `ours / theirs`, or the median of that over rounds. */
  ratio: number;
  /** Lowest and highest ratio of the rounds, or of the series, where there were several. */
  spread?: [number, number];
  /** The goal in words, such as `ratio <= 1.05`. */
  goal: string;
  holds: boolean;
}

/** What rounds measured that took turns: each of ours beside the one of theirs with the same index. */
export interface Series {
  ours: readonly number[];
  theirs: readonly number[];
}

interface Bound {
  most?: number;
  least?: number;
}

interface Compared {
  ours: number;
  theirs: number;
  ratio: number;
}

function judged(name: string, { ours, theirs, ratio }: Compared, unit: string, peer: string, { most, least }: Bound): Figure {
  const holds = (most === undefined || ratio <= most) && (least === undefined || ratio >= least);
  const goal = most === undefined ? `ratio >= ${least}` : `ratio <= ${most}`;
  return { name, ours: round(ours), unit, against: peer, theirs: round(theirs), ratio: round(ratio), goal, holds };
}

function mediansOf(series: Series): Compared {
  const [ours, theirs] = [median(series.ours), median(series.theirs)];
  return { ours, theirs, ratio: ours / theirs };
}

const ratiosOf = ({ ours, theirs }: Series) => ours.map((value, index) => value / theirs[index]!);

const spreadOf = (ratios: readonly number[]): Pick<Figure, 'spread'> =>
  ratios.length > 1 ? { spread: [round(Math.min(...ratios)), round(Math.max(...ratios))] } : {};

/** A figure whose goal is a bound on the ratio of the medians of all rounds. */
export function compared(name: string, series: Series, unit: string, peer: string, bound: Bound): Figure {
  return { ...judged(name, mediansOf(series), unit, peer, bound), ...spreadOf(ratiosOf(series)) };
}

/** The same by the median of the ratios of several series: chance moves one series more than all. */
export function comparedInSeries(name: string, series: readonly Series[], unit: string, peer: string, bound: Bound): Figure {
  return middleOf(name, series.map(mediansOf), unit, peer, bound);
}

/**
 * The same where ours and theirs were measured in turns. A machine that is slow for a while is so for both, so the median of
 * the ratios of each round moves less by chance than the ratio of the medians.
 */
export function comparedByRounds(name: string, series: readonly Series[], unit: string, peer: string, bound: Bound): Figure {
  const ratios = series.map((one) => ({ ...mediansOf(one), ratio: median(ratiosOf(one)) }));
  return middleOf(name, ratios, unit, peer, bound);
}

function middleOf(name: string, series: readonly Compared[], unit: string, peer: string, bound: Bound): Figure {
  const middle = series.toSorted((a, b) => a.ratio - b.ratio)[series.length >> 1]!;
  return { ...judged(name, middle, unit, peer, bound), ...spreadOf(series.map(({ ratio }) => ratio)) };
}

/** A figure whose goal is a limit of its own. */
export function limited(name: string, ours: number, unit: string, limit: number): Figure {
  return {
    name,
    ours: round(ours),
    unit,
    against: 'limit',
    theirs: limit,
    // Nothing can be compared with a limit of nothing.
    ratio: limit === 0 ? ours : round(ours / limit),
    goal: `<= ${limit} ${unit}`,
    holds: ours <= limit,
  };
}

/** A figure that is only told. */
export function told(name: string, ours: number, unit: string, against: string, theirs: number): Figure {
  return { name, ours: round(ours), unit, against, theirs: round(theirs), ratio: round(ours / theirs), goal: 'told', holds: true };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;
}

function round(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}

/** Prints figures as a table, or with `--json` one line each; exits 1 when a goal is missed. */
export function print(figures: readonly Figure[]): void {
  if (process.argv.includes('--json')) for (const figure of figures) process.stdout.write(`${JSON.stringify(figure)}\n`);
  else
    console.table(
      figures.map(({ name, ours, unit, against, theirs, ratio, spread, goal, holds }) => ({
        name,
        ours: `${ours} ${unit}`,
        against,
        theirs,
        ratio,
        spread: spread?.join(' to ') ?? '',
        goal,
        holds,
      })),
    );
  if (figures.some((figure) => !figure.holds)) process.exitCode = 1;
}
