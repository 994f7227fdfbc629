import { expect, test } from '@jest/globals';
import { groupOf } from './failure-group.ts';

test('it puts together what differs in numbers, ids and addresses alone, and keeps none of them', () => {
  const [one, other] = [
    groupOf('error', 'user 17 of https://example.org/a?b=c has no 3fa85f64-5717-4562-b3fc-2c963f66afa6, ask me@example.org', 'f a.js:1:2'),
    groupOf('error', 'user 4 of https://example.org/z has no 00000000-5717-4562-b3fc-2c963f66afa6, ask you@example.com', 'f a.js:1:2'),
  ];
  expect(one).toEqual(other);
  expect(one.message).toBe('user # of <address> has no <id>, ask <email>');
});

test.each([
  ['crash', 'no board', 'f a.js:1:2'],
  ['error', 'no card', 'f a.js:1:2'],
  ['error', 'no board', 'f a.js:1:3'],
] as const)('it keeps apart %s, %s, %s', (kind, message, frame) => {
  expect(groupOf(kind, message, frame).id).not.toBe(groupOf('error', 'no board', 'f a.js:1:2').id);
});
