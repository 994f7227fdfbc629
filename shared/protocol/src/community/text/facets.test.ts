import { describe, expect, test } from '@jest/globals';
import { facetsOf } from '../index.ts';

const shown = (text: string) => facetsOf(text).map(({ start, end, kind }) => `${kind} ${text.slice(start, end)}`);
const refs = (text: string) => facetsOf(text).map(({ ref }) => ref);

describe('tags (C9)', () => {
  test.each([
    ['#kiln', ['kiln']],
    ['Fresh from the #kiln, and #Glaze!', ['kiln', 'Glaze']],
    ['今日 #以太坊升級 好快', ['以太坊升級']],
    ['#以太坊升級#好快', ['以太坊升級']],
    ['＃香港，＃咖啡。', ['香港', '咖啡']],
    ['C#4 a#b https://a.test/#top', ['https://a.test/#top']],
    ['#1 #2026 #1st', ['1st']],
    ['#a_b #中・文 #ラーメン〜', ['a_b', '中・文', 'ラーメン〜']],
    ['##twice', ['twice']],
    ['#a#b #a##b', ['a', 'a', 'b']],
    ['# space #', []],
    ['(#one)/#two', ['one']],
    ['#e\u0301te\u0301', ['e\u0301te\u0301']],
    [`#${'長'.repeat(50)} #${'長'.repeat(51)}`, ['長'.repeat(50)]],
  ])('%s', (text, tags) => {
    expect(refs(text)).toEqual(tags);
  });

  test('the closing sign belongs to the tag', () => {
    expect(shown('#以太坊升級#好快')).toEqual(['tag #以太坊升級#']);
  });
});

describe('links', () => {
  test('they end before what ends a sentence', () => {
    expect(refs('See https://a.test/b?c=1. Or（https://b.test/路）！')).toEqual(['https://a.test/b?c=1', 'https://b.test/路']);
    expect(refs('http:// https://[ ftp://a.test javascript:alert(1)')).toEqual([]);
  });
});

describe('people', () => {
  test('only where they stand as a name, and never over something else', () => {
    const text = '@Ada Chow and @Ben #tag';
    const named = [
      { uid: 'ada', start: 0, end: 9 },
      { uid: 'over', start: 1, end: 4 },
      { uid: 'twice', start: 0, end: 4 },
      { uid: 'ben', start: 14, end: 18 },
      { uid: 'past', start: 14, end: 99 },
    ];
    expect(facetsOf(text, named).map(({ kind, ref }) => `${kind} ${ref}`)).toEqual(['mention ada', 'mention ben', 'tag tag']);
  });
});

test('a text of nothing but tags ends at a hundred of them, soon', () => {
  const began = performance.now();
  expect(facetsOf('#a '.repeat(100_000))).toHaveLength(100);
  expect(facetsOf('https://a.test '.repeat(10_000))).toHaveLength(100);
  expect(performance.now() - began).toBeLessThan(2000);
});
