import { expect, test } from '@jest/globals';
import { readCall } from './arguments.mjs';

test('a remote has no name that every object has', () => {
  for (const name of ['constructor', 'mfe-constructor'])
    expect(() => readCall([name])).toThrow(`'${name}' cannot be the name of a remote: every object has a property of this name.`);
  expect(readCall(['mfe-riddle'])).toMatchObject({ name: 'riddle', outside: undefined });
});
