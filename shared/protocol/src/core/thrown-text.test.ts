import { expect, test } from '@jest/globals';
import { thrownText } from './thrown-text.ts';

const circle: { cause?: unknown } = {};
circle.cause = circle;

test.each([
  ['a string', 'user closed', 'user closed'],
  ['an Error', new Error('no account'), 'no account'],
  ['an object with a message', { code: -32603, message: 'internal' }, 'internal'],
  ['a message that is an object itself', { message: { message: 'deep' } }, 'deep'],
  ['an Error made of an object', new Error(String({}), { cause: { message: 'the cause' } }), 'the cause'],
  ['an Error without words', new Error('', { cause: new Error('the cause') }), 'the cause'],
  ['a wrapped error of a provider', { code: -1, data: { originalError: 1, message: 'nonce too low' } }, 'nonce too low'],
  ['a refusal of the server', { kind: 'problem', code: 1, msg: 'Not now', status: 200, data: null }, 'Not now'],
  ['no answer', { kind: 'network' }, 'network'],
  ['a rejected event', new Event('error'), ''],
  ['an empty object', {}, ''],
  ['the text of an object', 'Error: [object Object]', ''],
  ['a circle', circle, ''],
  ['undefined', undefined, ''],
  ['null', null, ''],
  ['a number', 4001, ''],
])('it finds the words of %s', (_what, thrown, text) => expect(thrownText(thrown)).toBe(text));
