import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { DRAWING } from './address.ts';
import { createDrawing, type DrawnCard } from './drawing.ts';

const draw = createDrawing();
const of = (change: Partial<DrawnCard>) => draw({ locale: 'en', key: '/', title: 'Brick', description: 'One by one.', ...change });
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
/** Outlines in order, without their places. */
const outlinesOf = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);

describe('createDrawing', () => {
  test('it draws words as outlines and holds no text', async () => {
    const svg = await of({ title: 'Brick <script>' });
    expect(svg).not.toMatch(/<text|font|script|Brick/);
    expect(outlinesOf(svg).length).toBeGreaterThan('MortarBrick'.length);
  });

  test('it draws every Chinese sign with its own outline', async () => {
    const signs = '磚瓦窯釉砌牆啲嘅';
    const drawn = await Promise.all(
      [...signs].map(async (sign) => outlinesOf(await of({ locale: 'zh-HK', title: sign, description: '' }))),
    );
    const own = drawn.map((outlines) => outlines.at(-1)!);
    expect(new Set(own).size).toBe(signs.length);
    expect(own.every((outline) => outline.length > 200)).toBe(true);
  });

  test('it draws nothing in the place of a sign that no face has', async () => {
    expect(await of({ title: 'Brick \u{1f9f1} by \u{f8ff} brick' })).toBe(await of({ title: 'Brick by brick' }));
  });

  test('it sets a heavier face in titles than in text', async () => {
    const [title, text] = await Promise.all([
      of({ locale: 'zh-HK', title: '磚', description: '' }),
      of({ locale: 'zh-HK', title: '', description: '磚' }),
    ]);
    expect(outlinesOf(title).at(-1)).not.toBe(outlinesOf(text).at(-1));
  });

  test('it puts the dash of a Chinese sentence where Chinese has it', async () => {
    const [chinese, english] = await Promise.all([
      of({ locale: 'zh-HK', title: '—', description: '' }),
      of({ title: '—', description: '' }),
    ]);
    expect(outlinesOf(chinese).at(-1)).not.toBe(outlinesOf(english).at(-1));
  });

  test('it lays another wall for another page', async () => {
    expect(await of({ key: '/whitepaper' })).not.toBe(await of({ key: '/' }));
  });

  test.each([
    ['en', 'W'.repeat(72), 'word '.repeat(60)],
    ['zh-HK', '磚'.repeat(72), '一磚一瓦，'.repeat(60)],
  ] as const)('it keeps the longest texts in %s off the wall and on the picture', async (locale, title, description) => {
    const places = [
      ...(await of({ locale, title, description })).matchAll(/<path transform="matrix\([\d.]+ 0 0 -[\d.]+ ([\d.-]+) ([\d.-]+)\)/g),
    ];
    expect(places.length).toBeGreaterThan(40);
    const rights = places.map(([, x]) => Number(x));
    const bases = places.map(([, , y]) => Number(y));
    expect([Math.max(...rights) < 790, Math.min(...bases) > 90, Math.max(...bases) < 600]).toEqual([true, true, true]);
  });

  test('it has another number for another look, so that nobody keeps an old picture under its address', async () => {
    const looks = await Promise.all([of({}), of({ locale: 'zh-HK', title: '一磚一瓦', description: '砌出你的 web3。' })]);
    expect([DRAWING, ...looks.map(hashOf)]).toEqual([1, 'd675432014eb', 'c2190a73ae31']);
  });
});
