/** A span of time, ms since the epoch. */
export interface Span {
  from: number;
  to: number;
}

/** What is seen of a series is never less than this part of the whole. */
const LEAST_PART = 1 / 50;

/** The span inside of the whole: neither shorter than can be read nor beyond an end. */
export function within(whole: Span, { from, to }: Span): Span {
  const all = whole.to - whole.from;
  const length = Math.min(all, Math.max(to - from, all * LEAST_PART));
  const start = (from + to - length) / 2;
  const begin = Math.min(Math.max(start, whole.from), whole.to - length);
  return { from: begin, to: begin + length };
}

/** The span made longer or shorter by a factor; what was at `at` keeps its place, or comes to the middle from outside. */
export function zoomed(whole: Span, span: Span, factor: number, at: number): Span {
  const length = span.to - span.from;
  const isSeen = at >= span.from && at <= span.to;
  const part = isSeen ? (at - span.from) / length : 0.5;
  const from = at - part * length * factor;
  return within(whole, { from, to: from + length * factor });
}

/** The span moved no further than it takes to show a point. */
export function holding(whole: Span, { from, to }: Span, at: number): Span {
  const step = at < from ? at - from : Math.max(0, at - to);
  return step === 0 ? { from, to } : within(whole, { from: from + step, to: to + step });
}

/** Whether two spans are the same to the eye. */
export const isSame = (one: Span, other: Span): boolean => Math.abs(one.from - other.from) < 1 && Math.abs(one.to - other.to) < 1;
