import { expect, test } from '@jest/globals';
import { hasNumber, valuesIn } from './values.mjs';

test.each([
  ['starts after a 200 ms throttle', [], ['200']],
  ["text 'Sorry, we can't find what you're looking for.'", ["Sorry, we can't find what you're looking for."], []],
  ["'Copy successfully!' and 'Replication failed!'", ['Copy successfully!', 'Replication failed!'], []],
  ["a link with text 'Page 2' after 3 s", ['Page 2'], ['3']],
  ['preload ratio 1.1, attempts 1', [], ['1.1', '1']],
  ["the product's name and the user's avatar", [], []],
  ['ERC-721, web3, /404, 1e3 and h5', [], []],
  ['a random 6-letter string', [], ['6']],
  ['(302) to /index', [], ['302']],
])('it reads the values of: %s', (says, texts, numbers) => {
  expect(valuesIn(says)).toEqual({ texts, numbers });
});

test.each([
  ['const MS = 60_000;', '60000', true],
  ['ratio = 1.1', '1.1', true],
  ['ratio = 1.15', '1.1', false],
  ['ms: 2000', '200', false],
  ['ms: 1200', '200', false],
  ['(200)', '200', true],
  ['at 3.5 of it', '3', false],
])('it looks in %s for %s', (source, number, has) => {
  expect(hasNumber(source, number)).toBe(has);
});
