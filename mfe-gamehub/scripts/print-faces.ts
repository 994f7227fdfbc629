import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import subsetFont from 'subset-font';
import { chironHei } from './chiron.ts';

const { resolve } = createRequire(import.meta.url);
const WEIGHTS = [400, 500, 600];

/** Faces of the page's own stylesheet, each at its weights in use. */
const LATIN = [
  { family: 'Instrument Sans Variable', file: 'instrument-sans', weights: WEIGHTS },
  { family: 'Bricolage Grotesque Variable', file: 'bricolage-grotesque', weights: [600] },
  { family: 'Geist Mono Variable', file: 'geist-mono', weights: [400] },
];

/** First Chinese family of the page's font stack: a face by this name comes before whatever the system has. */
const CHINESE_FAMILY = 'PingFang HK';
const CHINESE = /[\u3000-\u303F\u4E00-\u9FFF\uFF00-\uFFEF]/u;

interface Face {
  family: string;
  weight: number;
  base64: string;
}

/**
 * Gives the page static TrueType faces for printing. A PDF embeds only the signs in use of such a face, while it draws
 * variable faces and the system's Chinese ones sign by sign: three times the size, and rough in many readers.
 */
export async function addPrintFaces(page: Page): Promise<void> {
  const text = await page.evaluate(() => document.body.textContent);
  const signs = [...new Set([...text].filter((sign) => CHINESE.test(sign)))].sort().join('');
  const faces = await Promise.all([...LATIN.flatMap(latinFaces), ...(signs ? chineseFaces(signs) : [])]);
  await page.evaluate(addFaces, faces);
}

function latinFaces({ family, file, weights }: (typeof LATIN)[number]): Promise<Face>[] {
  const whole = readFileSync(resolve(`@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`));
  const signs = Array.from({ length: 0x2200 }, (_, point) => String.fromCodePoint(point)).join('');
  return weights.map(async (weight) => {
    const face = await subsetFont(whole, signs, { targetFormat: 'truetype', variationAxes: { wght: weight } });
    return { family, weight, base64: face.toString('base64') };
  });
}

function chineseFaces(signs: string): Promise<Face>[] {
  return WEIGHTS.map(async (weight) => ({ family: CHINESE_FAMILY, weight, base64: (await chironHei(signs, weight)).toString('base64') }));
}

/** Runs in the page, and is sent there as text. The stylesheets' own faces make way for those that are added. */
async function addFaces(faces: Face[]): Promise<void> {
  for (const sheet of document.styleSheets) {
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
      if (sheet.cssRules[index] instanceof CSSFontFaceRule) sheet.deleteRule(index);
    }
  }
  for (const { family, weight, base64 } of faces) {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    document.fonts.add(await new FontFace(family, bytes, { weight: String(weight) }).load());
  }
}
