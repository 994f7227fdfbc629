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

const NARROWER = 0.97;

/** Breaks a text into as few lines as it needs, which are then as even as they can be. */
export function breakEvenly(text: string, options: LineOptions): string[] {
  const { width, most, measure } = options;
  const pieces = fittingPieces(text, options);
  let lines = fill(pieces, width, measure);
  if (lines.length > most) return breakLines(text, options);
  for (let narrow = width * NARROWER; ; narrow *= NARROWER) {
    const narrower = fill(pieces, narrow, measure);
    if (narrower.length > lines.length || narrow < width / 3) return lines.map(textOf);
    lines = narrower;
  }
}
