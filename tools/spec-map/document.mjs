import { basename } from 'node:path';
import { placeOf, testOf } from './places.mjs';

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('*', '\\*').replaceAll('<', '&lt;');
const link = (file) => `[\`${basename(file)}\`](../${file})`;
const codeOf = (place) => {
  const { file, text } = placeOf(place);
  return `${link(file)} \`${text.replaceAll('|', '\\|').replaceAll('`', '´')}\``;
};
const testText = (test) => {
  const { file, title } = testOf(test);
  return `*${cell(title)}* (${link(file)})`;
};

function rowOf({ id, says, code = [], tests = [], later, differs }) {
  const [left, right] = later
    ? [`waits for ${later}`, '']
    : code.length === 0
      ? ['left open by the specification', '']
      : [code.map(codeOf).join('<br>'), tests.map(testText).join('<br>')];
  const note = differs === undefined ? '' : '<br>Differs: see [deviations](deviations.md).';
  return `| ${id} | ${cell(says)}${note} | ${left} | ${right} |`;
}

/** How many lines there are of each kind. */
export function countsOf(sections) {
  const lines = sections.flatMap((section) => section.lines);
  const waited = lines.flatMap(({ later }) => later ?? []);
  return {
    all: lines.length,
    mapped: lines.filter(({ code = [] }) => code.length > 0).length,
    open: lines.filter(({ isOpen }) => isOpen).length,
    waiting: [...new Set(waited)].sort().map((what) => ({ what, count: waited.filter((other) => other === what).length })),
  };
}

/** The page that says of every line of the specification where it is built and which test would miss it. */
export function page(sections, waits) {
  const { all, mapped, open, waiting } = countsOf(sections);
  const tables = sections.map(
    ({ chapter, title, lines }) =>
      `## §${chapter} ${title}\n\n| Line | The specification says | Code | Test |\n|---|---|---|---|\n${lines.map(rowOf).join('\n')}`,
  );
  return `# Map of the specification

Where each line of the specification's screens (§2), messages and codes (§8) and constants (§9) is built, and the test that would fail if it were off; from §3 to §5, what the shell and the shared packages owe every remote.

${all} lines: ${mapped} with code and test, ${waiting.reduce((sum, { count }) => sum + count, 0)} that wait for a part of the product, ${open} that the specification leaves open.

| Waits for | Lines | Until there is |
|---|---|---|
${waiting.map(({ what, count }) => `| ${what} | ${count} | \`${waits[what] ?? ''}\` |`).join('\n')}

This page is made by \`npm run spec-map\` from [\`tools/spec-map/sections\`](../tools/spec-map/sections). \`npm run check\` fails when it is stale, when a line has no code or no test, when a file, a word of it or a title is gone, when a number or a text of a line stands in none of its files, and when a part that lines wait for is there.

${tables.join('\n\n')}
`;
}
