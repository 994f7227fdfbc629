import { expect, test } from '@jest/globals';
import { faultsOf, readDocuments } from './citations.mjs';

const PAGES = {
  'docs/specification.md': '# Specification\n\n## §2 Screens and routes\n',
  'docs/security.md': '# Security\n\n## A1\n',
  'docs/design/server.md': '# Server\n\n## What `npm start` does\n',
};
const documents = { ...readDocuments((file) => PAGES[file]), hasDecision: (number) => number === '0001' };

test.each([
  ['a section', 'after a sign-in (spec §2)'],
  ['a row', 'three tries (security A1)'],
  ['a decision', 'ADR 0001 says why'],
  ['a page', 'see docs/design/server.md'],
  ['a heading of a page', 'docs/design/server.md#what-npm-start-does'],
  ['words that only look like one', 'a designer notes, research into it, §4 of the law'],
])('it takes a citation of %s that is there', (_what, text) => {
  expect(faultsOf('server/a.ts', text, documents)).toEqual([]);
});

test.each([
  ['a section', 'as it is (spec §12)', 'spec §12'],
  ['a row', 'as it is (security A99)', 'security A99'],
  ['a decision', 'as ADR 9999 says', 'ADR 9999'],
  ['a page', 'see docs/nowhere.md', 'docs/nowhere.md'],
  ['a heading', 'docs/design/server.md#nothing', 'docs/design/server.md#nothing'],
  ['a document that is elsewhere', 'as it must (decisions §7)', 'decisions §7'],
  ['a row that is elsewhere', 'as it must (research C3)', 'research C3'],
  ['a section that is elsewhere', 'as it must (research, §2.6)', 'research, §2.6'],
  ['a row on the next line', 'as it must (research\n * H2)', 'research\n * H2'],
])('it refuses a citation of %s that is not there', (_what, text, fault) => {
  expect(faultsOf('server/a.ts', text, documents)).toEqual([fault]);
});

test('it follows the links of a page', () => {
  expect(faultsOf('docs/a.md', '[map](map.md) [none](none.md) [web](https://example.org/a.md)', documents)).toEqual(['](none.md)']);
});
