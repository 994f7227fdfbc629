/** Messages of a conversation that are held without a hole, from and to included, as they stood at a pts. */
export interface Range {
  from: number;
  to: number;
  asOf: number;
}

export type Ranges = readonly Range[];

/** What of a range lies beside another one. */
function beside(range: Range, cut: Range): Range[] {
  const sides = [
    { ...range, to: Math.min(range.to, cut.from - 1) },
    { ...range, from: Math.max(range.from, cut.to + 1) },
  ];
  return sides.filter(({ from, to }) => from <= to);
}

/** In order, and one where neighbours are of the same pts. */
function joined(ranges: Range[]): Ranges {
  const joint: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = joint.at(-1);
    if (last && last.to + 1 === range.from && last.asOf === range.asOf) joint[joint.length - 1] = { ...last, to: range.to };
    else joint.push(range);
  }
  return joint;
}

/** Holds one range more; where it overlaps others the later knowledge counts. */
export function cover(ranges: Ranges, added: Range): Ranges {
  if (added.from > added.to) return ranges;
  const later = ranges.filter(({ asOf }) => asOf > added.asOf);
  const earlier = ranges.filter(({ asOf }) => asOf <= added.asOf);
  const rest = later.reduce((pieces, cut) => pieces.flatMap((piece) => beside(piece, cut)), [added]);
  return joined([...earlier.flatMap((range) => beside(range, added)), ...later, ...rest]);
}

/** Every change from one pts to another was taken in: what was held at the first is held at the second. */
export function advance(ranges: Ranges, fromPts: number, pts: number): Ranges {
  return joined(ranges.map((range) => (range.asOf >= fromPts ? { ...range, asOf: Math.max(range.asOf, pts) } : range)));
}

/** What changed in a stretch since a pts was taken in: what is held of it from then on stands at the later pts. */
export function verify(ranges: Ranges, { from, to, asOf: since }: Range, asOf: number): Ranges {
  return ranges
    .filter((range) => range.asOf >= since && range.from <= to && range.to >= from)
    .reduce((held, range) => cover(held, { from: Math.max(from, range.from), to: Math.min(to, range.to), asOf }), ranges);
}

/** The stretch around a message that is held without a hole, of whatever pts; null where that message is not held. */
export function runAround(ranges: Ranges, seq: number): { from: number; to: number } | null {
  const at = ranges.findIndex(({ from, to }) => from <= seq && seq <= to);
  if (at === -1) return null;
  let [first, last] = [at, at];
  while (first > 0 && ranges[first - 1]!.to + 1 === ranges[first]!.from) first -= 1;
  while (last < ranges.length - 1 && ranges[last]!.to + 1 === ranges[last + 1]!.from) last += 1;
  return { from: ranges[first]!.from, to: ranges[last]!.to };
}

/** Whether a message is held. */
export function isHeld(ranges: Ranges, seq: number): boolean {
  return ranges.some(({ from, to }) => from <= seq && seq <= to);
}
