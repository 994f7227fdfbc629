import { expect, test } from '@jest/globals';
import { facetsOf } from '@mortar/protocol/community';
import { collectionIn } from './in-text.ts';

const HERE = 'https://mortar.test';
const CONTRACT = `31337-0x${'a'.repeat(40)}`;

test.each([
  [`See ${HERE}/series/42`, '42'],
  [`See ${HERE}/market/collections/${CONTRACT} and ${HERE}/series/1`, CONTRACT],
  ['See https://elsewhere.test/series/42', undefined],
  [`See ${HERE}/series/0 or ${HERE}/series`, undefined],
  ['No link at all', undefined],
])('of %j it takes %j', (text, id) => {
  expect(collectionIn(facetsOf(text), HERE)).toBe(id);
});
