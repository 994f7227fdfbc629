import { expect, test } from '@jest/globals';
import { readTraits, writeTraits, type TraitFilter } from './traits.ts';

test('filters are read back as they were written, whatever their names hold', () => {
  const filters: TraitFilter[] = [
    { type: 'Glaze', values: ['Ash', 'Ember'] },
    { type: 'Level', from: 3, to: null },
    { type: 'a:b;c,d~e\\', values: ['x,y', '~', '\\', 'ü 1..2'] },
    { type: '', values: [''].concat('z') },
    { type: 'Weight', from: -1.5, to: 2 },
  ];
  expect(readTraits(writeTraits(filters))).toEqual(filters);
  expect(writeTraits(filters.slice(0, 2))).toBe('Glaze:Ash,Ember;Level~3..');
});

test.each(['', 'Glaze', 'Glaze:', 'Level~', 'Level~..', 'Level~a..b', 'a:b:c', 'a~1..2~3', ';', Array(9).fill('a:b').join(';')])(
  'what is none is refused: %s',
  (text) => expect(readTraits(text)).toBeUndefined(),
);
