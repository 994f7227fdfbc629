import type { Locale } from '@mortar/protocol';

export interface LineOptions {
  locale: Locale;
  /** Width that a line may have, in whatever unit `measure` gives. */
  width: number;
  /** Lines that there may be; what does not fit is cut. */
  most: number;
  measure(text: string): number;
}

const CUT_MARK = '…';
/** Stands at the beginning of what follows it and is never left at the end of a line. */
const OPENING = /^[\p{Ps}\p{Pi}\p{Sc}#@]$/u;
/** Holds what it stands between together. */
const HOLDING = /^[-‐/·.@]$/;
/** A line that ends so may be somewhat shorter than the others. */
const PAUSE = /[,;:.!?，、；：。！？]$/u;
const PAUSE_WORTH = 0.12;
/** Looks wrong before the mark of a cut. */
const LOOSE_END = /[\s\p{Pd},;:.，、；：。]+$/u;

/**
 * Pieces of a text between which a line may break. Words are what `Intl.Segmenter` says, in Chinese too, so that a
 * line never breaks within one; marks stay with the word that they belong to.
 */
export function piecesOf(text: string, locale: Locale): string[] {
  const pieces: string[] = [];
  let isHeld = false;
  for (const { segment, isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const isOpening = OPENING.test(segment);
    const joins = isHeld || (!isWordLike && !isOpening);
    if (joins && pieces.length > 0) pieces[pieces.length - 1] += segment;
    else pieces.push(segment);
    isHeld = isOpening || (HOLDING.test(segment) && !/\s/.test(pieces.at(-1)!));
  }
  return pieces;
}

/** Pieces of a text, those broken that no line can take. */
function fittingPieces(text: string, { locale, width, measure }: LineOptions): string[] {
  return piecesOf(text, locale).flatMap((piece) => (measure(piece.trimEnd()) <= width ? [piece] : [...piece]));
}

function fill(pieces: readonly string[], width: number, measure: LineOptions['measure']): string[][] {
  const lines: string[][] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line && measure([...line, piece].join('').trimEnd()) <= width) line.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

/** As much of a line as leaves room for the mark of a cut. */
function cut(line: readonly string[], { width, measure }: LineOptions): string {
  for (let length = line.length; length > 0; length -= 1) {
    const text = line.slice(0, length).join('').replace(LOOSE_END, '') + CUT_MARK;
    if (measure(text) <= width) return text;
  }
  return CUT_MARK;
}

const textOf = (line: readonly string[]): string => line.join('').trimEnd();

/** Breaks a text into lines; the last one ends with … where not everything fits. */
export function breakLines(text: string, options: LineOptions): string[] {
  const { width, most, measure } = options;
  const lines = fill(fittingPieces(text, options), width, measure);
  if (lines.length <= most) return lines.map(textOf);
  return [...lines.slice(0, most - 1).map(textOf), cut(lines[most - 1]!, options)];
}

interface Way {
  cost: number;
  lines: string[];
}

/** What a line of this text costs: its emptiness, less where a reader would pause at its end. */
function costOf(text: string, { width, measure }: LineOptions): number {
  const emptiness = 1 - measure(text) / width;
  return emptiness < 0 ? Infinity : emptiness ** 2 - (PAUSE.test(text) ? PAUSE_WORTH : 0);
}

/** Every cheapest way to set the first pieces, one line longer than the ways that are known. */
function withOneLineMore(ways: readonly (Way | undefined)[], pieces: readonly string[], options: LineOptions): (Way | undefined)[] {
  return Array.from({ length: pieces.length + 1 }, (_, end) => {
    let best: Way | undefined;
    for (let start = end - 1; start >= 0; start -= 1) {
      const text = textOf(pieces.slice(start, end));
      const cost = costOf(text, options);
      if (cost === Infinity) break;
      const before = ways[start];
      if (before && before.cost + cost < (best?.cost ?? Infinity)) best = { cost: before.cost + cost, lines: [...before.lines, text] };
    }
    return best;
  });
}

/** Breaks a text into as few lines as it needs, as even as they can be, and where a reader would pause. */
export function breakEvenly(text: string, options: LineOptions): string[] {
  const pieces = fittingPieces(text, options);
  const { length } = fill(pieces, options.width, options.measure);
  if (length > options.most) return breakLines(text, options);
  let ways: (Way | undefined)[] = [{ cost: 0, lines: [] }];
  for (let line = 0; line < length; line += 1) ways = withOneLineMore(ways, pieces, options);
  return ways[pieces.length]?.lines ?? [];
}
