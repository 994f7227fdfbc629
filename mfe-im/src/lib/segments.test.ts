import { expect, test } from '@jest/globals';
import { segmentsOf } from './segments.ts';

const kinds = (...given: Parameters<typeof segmentsOf>) => segmentsOf(...given).map(({ kind, text }) => `${kind}:${text}`);

test('it finds addresses and names, and leaves nothing out', () => {
  const mention = { uid: 'bea', offset: 0, length: 4 };
  expect(kinds('@Bea see https://mortar.test/a?b=1, or mortar.com.', [mention])).toEqual([
    'mention:@Bea',
    'text: see ',
    'link:https://mortar.test/a?b=1',
    'text:, or ',
    'link:mortar.com',
    'text:.',
  ]);
});

test('a name that claims more than the text has, or the place of another one, is plain text', () => {
  const [first, second] = [
    { uid: 'bea', offset: 0, length: 4 },
    { uid: 'cem', offset: 2, length: 9 },
  ];
  expect(kinds('@Bea hi', [first, second, { uid: 'dan', offset: 90, length: 3 }])).toEqual(['mention:@Bea', 'text: hi']);
});

test('a script is no link', () => {
  expect(kinds('javascript:alert(1) data:text/html,x', [])).toEqual(['text:javascript:alert(1) data:text/html,x']);
});
