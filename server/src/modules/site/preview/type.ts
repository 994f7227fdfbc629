import type { Locale } from '@mortar/protocol';
import type { OpenFace, SetFace } from './faces.ts';
import { readSlices, type SliceOf } from './slices.ts';

export interface TypeStyle {
  /** Family that Latin text is set in. */
  family: 'bricolage-grotesque' | 'instrument-sans';
  weight: number;
  /** Space between letters of Latin text, in ems. */
  tracking: number;
}

/** Sets text in one style; lengths are in px. */
export interface Type {
  /** The text without what no face has a sign for, and without superfluous space. */
  readable(text: string): string;
  width(text: string, size: number): number;
  /** The text as outlines, as SVG. */
  draw(text: string, at: { size: number; x: number; y: number }): string;
}

const HAN_FAMILY = 'chiron-hei-hk';
/** Dash and ellipsis of a Chinese sentence stand in the middle of the line, as in `shared/ui/src/fonts.css`. */
const HAN_MARKS = /^[—…]$/;
const CUT_MARK = '…';

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const signsOf = (text: string): string[] => [...letters.segment(text)].map(({ segment }) => segment);

/** Opens type for texts that are known: their signs, and the mark of a cut. */
export function createTypeCase(openFace: OpenFace) {
  let slices: Promise<SliceOf> | undefined;

  async function facesOf(text: string, { family, weight }: TypeStyle, locale: Locale): Promise<Map<string, SetFace>> {
    const sliceOf = await (slices ??= readSlices(HAN_FAMILY));
    const latin = await openFace({ family, slice: 'latin', weight });
    const opened = new Map<string, SetFace>();
    const found = new Map<string, SetFace>();
    for (const sign of new Set(signsOf(text + CUT_MARK))) {
      const isLatin = latin.has(sign) && !(locale === 'zh-HK' && HAN_MARKS.test(sign));
      const slice = isLatin ? undefined : sliceOf(sign);
      if (slice && !opened.has(slice)) opened.set(slice, await openFace({ family: HAN_FAMILY, slice, weight }));
      const face = isLatin ? latin : opened.get(slice ?? '');
      if (face?.has(sign)) found.set(sign, face);
    }
    return found;
  }

  return async (text: string, style: TypeStyle, locale: Locale): Promise<Type> => {
    const faces = await facesOf(text, style, locale);
    const tracking = locale === 'en' ? style.tracking : 0;
    const setGlyphs = (line: string) => runsOf(line, faces).flatMap(({ face, run }) => face.shape(run).map((set) => ({ ...set, face })));
    return {
      readable: (line) =>
        signsOf(line.replace(/\s+/g, ' '))
          .filter((sign) => faces.has(sign))
          .join('')
          .replace(/ +/g, ' ')
          .trim(),
      width: (line, size) => setGlyphs(line).reduce((sum, { advance }) => sum + (advance + tracking) * size, 0),
      draw(line, { size, x, y }) {
        let pen = x;
        return setGlyphs(line)
          .map(({ face, glyph, advance, ...offset }) => {
            const [left, base, scale] = [pen + offset.x * size, y - offset.y * size, size / face.units];
            pen += (advance + tracking) * size;
            return `<path transform="matrix(${short(scale)} 0 0 ${short(-scale)} ${short(left)} ${short(base)})" d="${face.outline(glyph)}"/>`;
          })
          .join('');
      },
    };
  };
}

/** Stretches of a line that are set in one face. */
function runsOf(line: string, faces: ReadonlyMap<string, SetFace>): { face: SetFace; run: string }[] {
  const runs: { face: SetFace; run: string }[] = [];
  for (const sign of signsOf(line)) {
    const face = faces.get(sign);
    const last = runs.at(-1);
    if (face && last?.face === face) last.run += sign;
    else if (face) runs.push({ face, run: sign });
  }
  return runs;
}

const short = (value: number): string => String(Number(value.toFixed(4)));
