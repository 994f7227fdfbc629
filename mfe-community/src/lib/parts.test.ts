import { expect, test } from '@jest/globals';
import { facetsOf } from '@mortar/protocol/community';
import { partsOf } from './parts.ts';

test('a text is whole again when its parts are put together', () => {
  const text = '早晨！#以太坊升級#好快，見 https://example.com/a 與 @阿澄';
  const parts = partsOf(text, facetsOf(text, [{ uid: 'u1', start: text.length - 3, end: text.length }]));
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.flatMap(({ facet }) => (facet ? [facet.kind] : []))).toEqual(['tag', 'link', 'mention']);
});

test('a facet that lies over another, or outside of the text, is left out', () => {
  const facet = (start: number, end: number) => ({ start, end, kind: 'tag' as const, ref: 'a' });
  expect(partsOf('abcdef', [facet(0, 3), facet(2, 4), facet(4, 9)]).map(({ text }) => text)).toEqual(['abc', 'def']);
});
