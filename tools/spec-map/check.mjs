import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from '../lib/paths.mjs';
import { sources } from '../lib/sources.mjs';
import { invented, linesOf, unquoted } from './coverage.mjs';
import { countsOf, page } from './document.mjs';
import { faultsOf } from './faults.mjs';
import { SECTIONS } from './sections/index.mjs';
import { WAITS } from './waits.mjs';

const FILE = 'docs/spec-map.md';
/** Stands beside the checkouts of whoever builds the product; no checkout needs it. */
const SPEC = '../shared/spec/product.md';
/** Chapters that the map must quote whole. */
const WHOLE = [2, 8, 9];

const has = (path) => existsSync(at(path));
const read = (file) => (has(file) ? readFileSync(at(file), 'utf8') : undefined);

/** English texts of all catalogues. */
function texts() {
  const catalogues = sources(/(^|\/)locales\/en\.json$/).filter((file) => !file.includes('fixtures/'));
  return catalogues.flatMap((file) => Object.values(JSON.parse(read(file))));
}

/** What the map forgets of the specification, or quotes that it does not say. */
function faultsOfCoverage(specification) {
  return [...new Set(SECTIONS.map(({ chapter }) => chapter))].flatMap((chapter) => {
    const lines = linesOf(specification, chapter);
    const quotes = SECTIONS.filter((section) => section.chapter === chapter).flatMap((section) => section.lines.map(({ says }) => says));
    return [
      ...invented(lines, quotes).map((quote) => `§${chapter} does not say: ${quote}`),
      ...(WHOLE.includes(chapter) ? unquoted(lines, quotes) : []).map((words) => `§${chapter}: no line of the map has ${words}`),
    ];
  });
}

/**
 * Checks the map of the specification and its page.
 * @param options.write makes the page anew first
 * @returns what is wrong, and how many lines there are of each kind
 */
export function checkMap({ write }) {
  const specification = read(SPEC);
  const deviations = read('docs/deviations.md') ?? '';
  const faults = [
    ...faultsOf(SECTIONS, { read, has, texts: texts(), waits: WAITS, deviations }),
    ...(specification === undefined ? [] : faultsOfCoverage(specification)),
  ];
  const made = page(SECTIONS, WAITS);
  if (write) writeFileSync(at(FILE), made);
  else if (read(FILE) !== made) faults.push(`${FILE} is stale: npm run spec-map`);
  return { faults, counts: countsOf(SECTIONS) };
}
