import { expect, test } from '@jest/globals';
import { hasTest, placeOf, testOf } from './places.mjs';

test('it parts a place at the first sign of a fragment', () => {
  expect(placeOf("a/b.ts#location.hash === '#top'")).toEqual({ file: 'a/b.ts', text: "location.hash === '#top'" });
  expect(placeOf('a/b.ts')).toEqual({ file: 'a/b.ts', text: '' });
});

test('it parts a test at the first arrow', () => {
  expect(testOf('a.test.ts > it says > and <')).toEqual({ file: 'a.test.ts', title: 'it says > and <' });
});

test.each([
  ['a plain test', "test('it lays a brick', () => {"],
  ['a test of a table', "])('it lays a brick', (a, b) => {"],
  ['a test whose title stands on a line of its own', 'test(\n    `it lays a brick`,\n    async () => {'],
])('it finds %s', (_what, source) => {
  expect(hasTest(source, 'it lays a brick')).toBe(true);
});

test.each([
  ['a comment', '// it lays a brick'],
  ['a longer title', "test('it lays a brick twice', () => {"],
  ['a text that is compared', "expect(title).toBe(said + 'it lays a brick')"],
])('it takes %s for no test', (_what, source) => {
  expect(hasTest(source, 'it lays a brick')).toBe(false);
});

test('it finds a test in Solidity by the name of its function', () => {
  const source = '    function test_itLaysABrick() public {\n    // function test_inAComment() \n';
  expect(hasTest(source, 'test_itLaysABrick')).toBe(true);
  expect(hasTest(source, 'test_itLays')).toBe(false);
  expect(hasTest(source, 'test_inAComment')).toBe(false);
});

test('it takes no title for no test', () => {
  expect(hasTest("test('', () => {", '')).toBe(false);
});
