import { existsSync, readFileSync } from 'node:fs';

const TESTS = new URL('../test/', import.meta.url);
/** What the contracts promise, each beside its test. */
export const PROMISES = new URL('../../docs/contracts.md', import.meta.url);

/** In a table: a file of tests, and the words until the next one, among them names of its tests and mutations. */
const NAMED = /`([a-z]+\/[\w.]+)`([^`|]*)/g;
const NAME = /\b\w*[a-z][A-Z]\w*\b/g;

/** @param text of the promises @returns the files of tests, and the tests, that it names and that aren't there */
export function brokenPromises(text) {
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return [...rows.join('\n').matchAll(NAMED)].flatMap(([, file, words]) => {
    const place = new URL(`${file}.t.sol`, TESTS);
    if (!existsSync(place)) return [file];
    const source = readFileSync(place, 'utf8');
    const names = words.match(NAME) ?? [];
    return names.filter((name) => !new RegExp(String.raw`(?:\b|_)${name}\b`).test(source)).map((name) => `${file} ${name}`);
  });
}
