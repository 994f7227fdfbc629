import type { Locale } from '@mortar/protocol';
import { SITE_NAME } from '../texts.ts';
import { COLOURS, type Colour } from './colours.ts';
import { createFaces } from './faces.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './format.ts';
import { breakEvenly, breakLines } from './lines.ts';
import { drawMark } from './mark.ts';
import { createTypeCase, type Type, type TypeStyle } from './type.ts';
import { drawWall, WALL_LEFT } from './wall.ts';

/** What a picture shows, in one language. */
export interface DrawnCard {
  locale: Locale;
  /** Tells the page from others; its wall follows from it. */
  key: string;
  title: string;
  description: string;
}

/** Lines of text, the first one's baseline `size` below their top. */
interface Block {
  type: Type;
  lines: string[];
  size: number;
  /** From one baseline to the next, in px. */
  leading: number;
  colour: Colour;
}

const MARGIN = 72;
const COLUMN = WALL_LEFT - MARGIN - 56;
const GAP = 36;
const MARK_HEIGHT = 40;
const NAME_SIZE = 40;

const DISPLAY: TypeStyle = { family: 'bricolage-grotesque', weight: 600, tracking: -0.025 };
const TEXT: TypeStyle = { family: 'instrument-sans', weight: 400, tracking: 0 };

/** Sizes of a title; it gets the first one at which it needs no more than so many lines. */
const TITLE_SIZES: Record<Locale, { size: number; most: number }[]> = {
  en: [
    { size: 92, most: 1 },
    { size: 76, most: 3 },
    { size: 64, most: 3 },
    { size: 54, most: 3 },
  ],
  'zh-HK': [
    { size: 92, most: 1 },
    { size: 72, most: 2 },
    { size: 60, most: 3 },
    { size: 52, most: 3 },
  ],
};
/** Line height of titles and of text; Chinese stands wider, as on the site. */
const LEADING: Record<Locale, { title: number; text: number }> = { en: { title: 1.05, text: 1.42 }, 'zh-HK': { title: 1.2, text: 1.6 } };
const TEXT_SIZE = 29;
/** Lines of a title and its description together. */
const MOST_LINES = 6;

function titleBlock(text: string, type: Type, locale: Locale): Block {
  const set = ({ size, most }: { size: number; most: number }): Block => {
    const measure = (line: string) => type.width(line, size);
    const lines = breakEvenly(type.readable(text), { locale, width: COLUMN, most, measure });
    return { type, lines, size, leading: size * LEADING[locale].title, colour: '--text-1' };
  };
  const blocks = TITLE_SIZES[locale].map(set);
  return blocks.find(({ lines }) => !lines.at(-1)?.endsWith('…')) ?? blocks.at(-1)!;
}

function textBlock(text: string, most: number, type: Type, locale: Locale): Block {
  const measure = (line: string) => type.width(line, TEXT_SIZE);
  const lines = breakLines(type.readable(text), { locale, width: COLUMN, most, measure });
  return { type, lines, size: TEXT_SIZE, leading: TEXT_SIZE * LEADING[locale].text, colour: '--text-2' };
}

/** @param base the last line's baseline */
function drawBlock({ type, lines, size, leading, colour }: Block, base: number): string {
  const drawn = lines.map((line, index) => type.draw(line, { size, x: MARGIN, y: base - (lines.length - 1 - index) * leading }));
  return `<g fill="${COLOURS[colour]}">${drawn.join('')}</g>`;
}

/** Draws cards as SVG without any text in it: words are outlines, so that it looks the same on every machine. */
export function createDrawing() {
  const openType = createTypeCase(createFaces());

  return async (card: DrawnCard): Promise<string> => {
    const { locale } = card;
    const name = await openType(SITE_NAME, DISPLAY, 'en');
    const display = await openType(card.title, DISPLAY, locale);
    const text = await openType(card.description, TEXT, locale);
    const title = titleBlock(card.title, display, locale);
    const description = textBlock(card.description, MOST_LINES - title.lines.length, text, locale);
    const mark = drawMark(MARGIN, MARGIN, MARK_HEIGHT);
    const base = PICTURE_HEIGHT - MARGIN - 4;
    const titleBase = base - (description.lines.length - 1) * description.leading - description.size - GAP;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">`,
      `<rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="${COLOURS['--bg']}"/>`,
      drawWall(card.key),
      mark.svg,
      `<g fill="${COLOURS['--text-1']}">`,
      name.draw(SITE_NAME, { size: NAME_SIZE, x: MARGIN + mark.width + 16, y: MARGIN + MARK_HEIGHT - 6 }),
      '</g>',
      drawBlock(title, titleBase),
      drawBlock(description, base),
      '</svg>',
    ].join('');
  };
}
