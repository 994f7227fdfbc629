import { expect, test } from '@jest/globals';
import { faultsOf } from './catalogues.mjs';

test('it finds nothing wrong with catalogues that agree', () => {
  expect(faultsOf('quiz', { 'quiz.a': '{n} of {total}', 'quiz.c': 'x' }, { 'quiz.a': '{total} 之 {n}', 'quiz.c': 'y' })).toEqual([]);
});

test('it knows a placeholder from the text of a choice', () => {
  const en = { 'quiz.a': '{n, plural, =0 {none} other {# of {total}}}' };
  expect(faultsOf('quiz', en, { 'quiz.a': '{total} 之 {n}' })).toEqual([]);
});

test.each([
  ['a text that is no message', { 'quiz.a': '{n' }, { 'quiz.a': '{n}' }, 'quiz.a cannot be read: EXPECT_ARGUMENT_CLOSING_BRACE'],
  ['a key that one language lacks', { 'quiz.a': 'a' }, {}, 'quiz.a is missing in zh-HK'],
  ['a key that only zh-HK has', {}, { 'quiz.a': 'a' }, 'quiz.a is missing in en'],
  ['other placeholders', { 'quiz.a': '{name}' }, { 'quiz.a': '{nom}' }, 'quiz.a has other placeholders in zh-HK'],
  ['a foreign prefix', { 'im.a': 'a' }, { 'im.a': 'a' }, "im.a does not start with 'quiz.'"],
  ['keys out of order', { 'quiz.b': 'b', 'quiz.a': 'a' }, { 'quiz.a': 'a', 'quiz.b': 'b' }, 'the keys are not sorted'],
])('it finds %s', (_what, en, zh, fault) => {
  expect(faultsOf('quiz', en, zh)).toContain(fault);
});
