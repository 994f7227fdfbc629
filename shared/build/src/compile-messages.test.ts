import { expect, test } from '@jest/globals';
import compileMessages from './compile-messages.ts';

test('it compiles texts', () => {
  const compiled = JSON.parse(compileMessages(JSON.stringify({ 'a.plain': 'Back', 'a.named': 'Hello {name}' }))) as Record<string, unknown>;
  expect(compiled['a.plain']).toEqual([{ type: 0, value: 'Back' }]);
  expect(compiled['a.named']).toEqual([
    { type: 0, value: 'Hello ' },
    { type: 1, value: 'name' },
  ]);
});

test('it fails on a text that no one could format', () => {
  expect(() => compileMessages(JSON.stringify({ 'a.broken': '{name' }))).toThrow();
});
