import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createFont, type FontEditor } from 'fonteditor-core';
import subsetFont from 'subset-font';

const PACKAGE = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/chiron-hei-hk/package.json'));

/** The package cuts the face into slices; each says which signs it holds, as `unicode-range` writes it. */
const SLICES = Object.entries(JSON.parse(readFileSync(join(PACKAGE, 'unicode.json'), 'utf8')) as Record<string, string>);

function sliceOf(sign: string): string {
  const found = SLICES.find(([, range]) => holds(range, sign.codePointAt(0)!));
  if (!found) throw new Error(`Chiron Hei HK has no "${sign}": choose another word`);
  return found[0].replace(/\D/g, '');
}

function holds(range: string, point: number): boolean {
  return range.split(',').some((part) => {
    const [low, high = low] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return low !== undefined && high !== undefined && low <= point && point <= high;
  });
}

/** Only these signs of a slice, at one weight. */
async function cut(slice: string, signs: string, weight: number): Promise<FontEditor.Font> {
  const whole = readFileSync(join(PACKAGE, 'files', `chiron-hei-hk-${slice}-wght-normal.woff2`));
  return createFont(await subsetFont(whole, signs, { targetFormat: 'truetype', variationAxes: { wght: weight } }), { type: 'ttf' });
}

/** Chiron Hei HK with these signs only, each once, at one weight, as TrueType. */
export async function chironHei(signs: string, weight: number): Promise<Buffer> {
  const bySlice = new Map<string, string>();
  for (const sign of signs) bySlice.set(sliceOf(sign), (bySlice.get(sliceOf(sign)) ?? '') + sign);
  const [first, ...others] = await Promise.all([...bySlice].map(([slice, own]) => cut(slice, own, weight)));
  if (!first) throw new Error('no sign to make a face of');
  for (const font of others) first.get().glyf.push(...font.get().glyf.filter(({ unicode }) => unicode?.length));
  return first.write({ type: 'ttf', toBuffer: true }) as Buffer;
}
