import { expect, test } from '@jest/globals';
import { invented, linesOf, unquoted } from './coverage.mjs';

const SPEC = `# Specification

## 1. What

Nothing here.

## 2. Screens

### Routes
| Route | Route name | Purpose |
|---|---|---|
| / | index | Home |
| /login | | Login page |

### Layout
- Width below 750 counts as mobile; a bar hides after 500 ms.
1. First, this.

Messages:
- Copy.

## 3. Entities

Never seen.
`;

test('it reads the lines of one chapter, without headings, bars and points', () => {
  expect(linesOf(SPEC, 2)).toEqual([
    '/ | index | Home',
    '/login | | Login page',
    'Width below 750 counts as mobile; a bar hides after 500 ms.',
    'First, this.',
    'Copy.',
  ]);
});

test('it has nothing against a line whose words are all quoted', () => {
  const quotes = ['Width below 750 counts as mobile', 'a bar hides after 500 ms.', 'First, this.', 'Copy.', 'Home', '/ | index'];
  expect(unquoted(linesOf(SPEC, 2), [...quotes, '/login | | Login page'])).toEqual([]);
});

test('it names the words that nobody quotes, and their line', () => {
  expect(unquoted(['Width below 750 counts as mobile; a bar hides.'], ['a bar hides.'])).toEqual([
    "'Width below 750 counts as mobile;' of: Width below 750 counts as mobile; a bar hides.",
  ]);
});

test('it names quotes that the chapter does not have', () => {
  expect(invented(linesOf(SPEC, 2), ['First, this.', 'First, that.'])).toEqual(['First, that.']);
});
