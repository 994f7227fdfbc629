import type { Locale } from '@mortar/protocol';
import { QUESTIONS_OF_RUN, type Mark, type Theme } from '@mortar/protocol/quiz';
import { createFaces, createTypeCase, drawMark, PICTURE_HEIGHT, PICTURE_WIDTH, SITE_NAME, type TypeStyle } from '../../site/index.ts';
import { MARK_COLOURS, PALETTES, type Palette } from './palette.ts';
import type { ShareWords } from './words.ts';

export interface Picture {
  locale: Locale;
  theme: Theme;
  words: ShareWords;
  marks: readonly Mark[];
  /** Where to play, without the protocol. */
  address: string;
}

const MARGIN = 72;
const WIDTH = PICTURE_WIDTH - 2 * MARGIN;
const JOINT = 10;
const BRICK = { width: (WIDTH - JOINT * (QUESTIONS_OF_RUN - 1)) / QUESTIONS_OF_RUN, height: 60 };
const ROW_TOP = 392;
const DISPLAY: TypeStyle = { family: 'bricolage-grotesque', weight: 600, tracking: -0.025 };
const TEXT: TypeStyle = { family: 'instrument-sans', weight: 400, tracking: 0 };

/** One brick of the row: whole where it is right, an outline where it was skipped, broken where it was wrong. */
function drawBrick(mark: Mark | undefined, index: number, palette: Palette): string {
  const [x, y, { width, height }] = [MARGIN + index * (BRICK.width + JOINT), ROW_TOP, BRICK];
  if (mark === undefined) return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${palette['--surface-3']}"/>`;
  const colour = palette[MARK_COLOURS[mark]];
  if (mark === 'skipped')
    return `<rect x="${x + 2}" y="${y + 2}" width="${width - 4}" height="${height - 4}" rx="5" fill="none" stroke="${colour}" stroke-width="4"/>`;
  if (mark === 'wrong') {
    const crack = x + width * 0.52;
    return (
      `<path d="M${x} ${y + 6}q0-6 6-6H${crack - 4}l-8 20 14 14-12 26H${x + 6}q-6 0-6-6z" fill="${colour}"/>` +
      `<path d="M${crack + 8} ${y}H${x + width - 6}q6 0 6 6v${height - 12}q0 6-6 6H${crack}l12-26-14-14z" fill="${colour}"/>`
    );
  }
  const whole = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${colour}"/>`;
  const sign = { right: '', swapped: 'M-14 0h28M6-8l8 8-8 8', revived: 'M0 12V-12M-9-3l9-9 9 9' }[mark];
  return `${whole}<path transform="translate(${x + width / 2} ${y + height / 2})" d="${sign}" fill="none" stroke="${palette['--bg']}" stroke-width="5"/>`;
}

/** Draws how a run went as SVG, words as outlines: it looks the same on every machine. */
export function createShareDrawing() {
  const openType = createTypeCase(createFaces());

  return async ({ locale, theme, words, marks, address }: Picture): Promise<string> => {
    const palette = PALETTES[theme];
    const write = async (text: string, style: TypeStyle, size: number, y: number, colour: keyof Palette, at = MARGIN, of = locale) => {
      const type = await openType(text, style, of);
      let shown = type.readable(text);
      while (type.width(shown, size) > PICTURE_WIDTH - MARGIN - at && shown.length > 1) shown = `${shown.replace(/…$/, '').slice(0, -1)}…`;
      return `<g fill="${palette[colour]}">${type.draw(shown, { size, x: at, y })}</g>`;
    };
    const mark = drawMark(MARGIN, MARGIN, 40);
    const line = [words.points, words.streak].filter(Boolean).join(' · ');
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">`,
      `<rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="${palette['--bg']}"/>`,
      mark.svg,
      await write(SITE_NAME, DISPLAY, 40, MARGIN + 34, '--text-1', MARGIN + mark.width + 16, 'en'),
      await write(words.title, TEXT, 30, 186, '--text-2'),
      await write(words.score, DISPLAY, 96, 290, '--text-1'),
      await write(line, DISPLAY, 44, 354, '--ember-text'),
      ...Array.from({ length: QUESTIONS_OF_RUN }, (_, index) => drawBrick(marks[index], index, palette)),
      await write(words.call, TEXT, 32, 524, '--text-1'),
      await write(address, TEXT, 28, 568, '--glaze-400', MARGIN, 'en'),
      '</svg>',
    ].join('');
  };
}
