// Citations: what a comment or a page names of the documents is there: a section, a row, a decision, a page, a heading.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { at } from '../lib/paths.mjs';
import { sources } from '../lib/sources.mjs';

const SOURCES = /\.(ts|tsx|mjs|css|md|sql|sol|ya?ml)$/;
/** Documents that no one here can open. */
const ELSEWHERE = /\b(decisions §\d*|research,?[\s*]+(?:§[\d.A-Z]*|row |server §|[A-J]\d+)|design note\b)/g;

/** As GitHub makes the name of a heading. */
const slug = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** The documents as they are: ids of what may be cited. */
export function readDocuments(read = (file) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined)) {
  const pages = new Map();
  const headingsOf = (file) => {
    if (!pages.has(file)) {
      const text = read(file);
      pages.set(file, text && [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading.replaceAll(/[`*]/g, '')));
    }
    return pages.get(file);
  };
  return {
    hasSection: (number) => (headingsOf('docs/specification.md') ?? []).some((heading) => heading.startsWith(`§${number} `)),
    hasRow: (row) => (headingsOf('docs/security.md') ?? []).includes(row),
    hasDecision: (number) => sources(/^docs\/adr\/\d{4}-.*\.md$/, 'docs/adr').some((file) => file.startsWith(`docs/adr/${number}-`)),
    hasPage: (file) => read(file) !== undefined,
    hasHeading: (file, name) => (headingsOf(file) ?? []).some((heading) => slug(heading) === name),
  };
}

/** What a text cites that is not there. @param file its path, from which links of a page lead on */
export function faultsOf(file, text, documents) {
  const faults = [];
  const each = (pattern, judge) => {
    for (const match of text.matchAll(pattern)) if (!judge(...match.slice(1))) faults.push(match[0]);
  };
  each(ELSEWHERE, () => false);
  each(/\bspec §(\d+)/g, documents.hasSection);
  each(/\bsecurity ([A-J]\d+)\b/g, documents.hasRow);
  each(/\bADRs? (\d{4})\b/g, documents.hasDecision);
  each(
    /(?<![\w./-])(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g,
    (page, name) => documents.hasPage(page) && (!name || documents.hasHeading(page, name)),
  );
  if (file.endsWith('.md'))
    each(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g, (path, name) => {
      const page = path ? normalize(join(dirname(file), path)) : file;
      return existsSync(at(page)) && (!name || !page.endsWith('.md') || documents.hasHeading(page, name));
    });
  return faults;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const documents = readDocuments();
  for (const file of sources(SOURCES).filter((path) => !path.startsWith('tools/gates/citations'))) {
    for (const fault of faultsOf(file, readFileSync(at(file), 'utf8'), documents)) {
      console.log(`${file}: cites ${fault}, which is not there`);
      process.exitCode = 1;
    }
  }
}
