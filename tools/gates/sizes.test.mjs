import { expect, test } from '@jest/globals';
import { LIMITS, measured } from './sizes.mjs';

const file = (path, brotli) => ({ path, brotli, bytes: 10 * brotli });
const shell = {
  chunks: {
    main: { js: ['main.js'], css: ['main.css'] },
    'locale-en': { js: ['en.js'], css: [] },
    overlay: { js: ['over.js'], css: [] },
    http: { js: ['http.js'], css: [] },
  },
  files: [file('main.js', 100), file('main.css', 7), file('en.js', 3), file('over.js', 50), file('http.js', 900)],
};
const remote = {
  name: 'quiz',
  entry: 'entry.js',
  chunks: { remote: { js: ['remote.js'], css: [] }, 'page-home': { js: ['home.js'], css: ['home.css'] } },
  files: [file('entry.js', 3), file('remote.js', 4), file('home.js', 5), file('home.css', 6)],
};

test('it counts what a visitor fetches first, and nothing that comes later', () => {
  const sizes = Object.fromEntries(measured(shell, [remote]).map(({ what, bytes }) => [what, bytes]));
  expect(sizes).toEqual({
    'shell, first load': 103,
    'shell, styles': 7,
    'shell, overlay': 50,
    'quiz, page-home': 12,
    'quiz, page-home, styles': 6,
    'quiz, page-home, unpacked': 120,
    'quiz, version': 180,
    'quiz, home.css, the largest file': 6,
  });
});

test('it holds the budgets of the design', () => {
  expect(LIMITS).toEqual({
    shell: 150_000,
    remote: 60_000,
    css: 25_000,
    overlay: 85_000,
    unpacked: 250_000,
    file: 500_000,
    version: 10_000_000,
  });
});
