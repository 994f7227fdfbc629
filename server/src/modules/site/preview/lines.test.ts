import { describe, expect, test } from '@jest/globals';
import { breakEvenly, breakLines, piecesOf } from './lines.ts';

/** Every sign is one wide, a Chinese one two. */
const measure = (text: string) => [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1), 0);
const en = { locale: 'en', most: 20, measure } as const;
const zh = { locale: 'zh-HK', most: 20, measure } as const;
const CHINESE = '看看今天已經運作的部分（遊戲、白皮書），以及路線圖和「代幣分配」計劃。';

describe('piecesOf', () => {
  test('it keeps marks with the word that they belong to', () => {
    expect(piecesOf('An open-source site (for you), 50.5 $ web3.', 'en')).toEqual([
      'An ',
      'open-source ',
      'site ',
      '(for ',
      'you), ',
      '50.5 ',
      '$ ',
      'web3.',
    ]);
  });

  test('it breaks Chinese between words, never within one', () => {
    expect(piecesOf('砌出你的 web3，免費。', 'zh-HK').join('|')).toMatch(/web3，\|免費。$/);
  });
});

describe('breakLines', () => {
  test('it fills lines', () => {
    expect(breakLines('a home for web3, laid brick by brick', { ...en, width: 16 })).toEqual([
      'a home for web3,',
      'laid brick by',
      'brick',
    ]);
  });

  test.each([10, 12, 15, 20, 26])('it begins no line with a mark that closes and ends none with one that opens, at %s', (width) => {
    const lines = breakLines(CHINESE, { ...zh, width });
    expect(lines.join('')).toBe(CHINESE);
    expect(lines.filter((line) => /^[，。、）」：]/.test(line) || /[（「]$/.test(line))).toEqual([]);
  });

  test('it cuts what does not fit, without a loose mark before the …', () => {
    expect(breakLines('one two, three four', { ...en, width: 9, most: 1 })).toEqual(['one two…']);
    const cut = breakLines(CHINESE, { ...zh, width: 20, most: 2 });
    expect(cut).toHaveLength(2);
    expect(cut[1]).toMatch(/[^，。、（「]…$/);
    expect(cut.every((line) => measure(line) <= 20)).toBe(true);
  });

  test('it breaks a word that is wider than a line', () => {
    expect(breakLines('abcdefghij', { ...en, width: 4 })).toEqual(['abcd', 'efgh', 'ij']);
  });

  test('it gives one short line for a short text, and none for none', () => {
    expect(breakLines('Games', { ...en, width: 9 })).toEqual(['Games']);
    expect(breakLines('', { ...en, width: 9 })).toEqual([]);
  });
});

describe('breakEvenly', () => {
  test('it needs no more lines and leaves none nearly empty', () => {
    expect(breakEvenly('one two three four five six', { ...en, width: 23 })).toEqual(['one two three', 'four five six']);
  });

  test('it breaks where a reader pauses', () => {
    expect(breakEvenly('a home for web3, laid brick by brick', { ...en, width: 30 })).toEqual(['a home for web3,', 'laid brick by brick']);
    expect(breakEvenly('Mortar：一磚一瓦，砌出你的 web3', { ...zh, width: 18 })).toEqual(['Mortar：一磚一瓦，', '砌出你的 web3']);
  });

  test('it cuts as any other', () => {
    expect(breakEvenly('one two three four', { ...en, width: 9, most: 1 })).toEqual(['one two…']);
  });
});
