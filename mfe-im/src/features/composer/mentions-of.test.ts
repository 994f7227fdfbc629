import { expect, test } from '@jest/globals';
import { mentionsOf } from './mentions-of.ts';

test('it says where a text names whom, the longer name before the one it begins with', () => {
  const named = [
    { uid: 'ann', name: 'Ann' },
    { uid: 'anna', name: 'Anna' },
    { uid: 'gone', name: 'Gone' },
  ];
  expect(mentionsOf('@Anna, @Ann and @Anna', named)).toEqual([
    { uid: 'anna', offset: 0, length: 5 },
    { uid: 'ann', offset: 7, length: 4 },
    { uid: 'anna', offset: 16, length: 5 },
  ]);
});
