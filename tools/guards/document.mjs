import { basename } from 'node:path';

const link = (file) => `[\`${basename(file)}\`](../${file})`;
const named = ({ file, title }) => `*${title.replaceAll('|', '\\|').replaceAll('*', '\\*')}* (${link(file)})`;

function rowOf({ row, demands, guards, seen = [] }) {
  const lines = guards.map(({ what, file, tests }) => `| ${what} | ${link(file)} | ${tests.map(named).join('<br>')} |`);
  const besides = seen.length > 0 ? `\n\nSeen besides: ${seen.map(named).join('; ')}.` : '';
  return `## ${row}\n\n${demands}\n\n| Guard | Where | Test |\n|---|---|---|\n${lines.join('\n')}${besides}`;
}

/** The page that says of every row what it demands, what makes it hold, and which test sees it. */
export const page = (rows) => `# Security

What an attacker must not be able to do, row by row: the demand, the guard that makes it hold, the test that sees it. The letters stand for their fields: A codes by mail, B passwords, D third parties, E redirects, F sessions and calls, G the \`sign\` header, H content, I people and files, J what ships and runs.

This page is made by \`node tools/gates/guards.mjs --write\` from [\`tools/guards/rows\`](../tools/guards/rows); \`npm run check\` fails when it is stale or names a guard or a test that is not there. \`npm run check:guards\` switches each guard off in a copy of the checkout and fails where a test stays green.

${rows.map(rowOf).join('\n\n')}
`;
