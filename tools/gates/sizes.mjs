// Budgets in brotli bytes (decisions in docs/adr, figures in bench): what a visitor fetches first may not grow past them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { remotes } from '../lib/workspace.mjs';
import { at } from '../lib/paths.mjs';
import { rules } from '../lib/rules.mjs';

export const LIMITS = rules.BUDGETS;

function readBuild(room) {
  const { version } = JSON.parse(readFileSync(at(room, 'dist', 'current.json'), 'utf8'));
  return JSON.parse(readFileSync(at(room, 'dist', version, 'build.json'), 'utf8'));
}

const sum = (build, files) => build.files.filter(({ path }) => files.includes(path)).reduce((total, { brotli }) => total + brotli, 0);
const of = (build, kind, ...chunks) => chunks.flatMap((chunk) => build.chunks[chunk]?.[kind] ?? []);

const KINDS = { js: '', css: ', styles', unpacked: ', unpacked', file: ', the largest file', version: '' };

/** What of a remote's build has a limit; of its files the largest. */
function largestOf(build) {
  const sizes = new Map(build.files.map(({ path, bytes, brotli }) => [path, { packed: brotli, plain: bytes }]));
  const all = rules.budgetsOf(build, [...sizes.keys()], (path) => sizes.get(path) ?? { packed: 0, plain: 0 });
  const [largest] = all.filter(({ kind }) => kind === 'file').sort((a, b) => b.bytes - a.bytes);
  const hasStyles = ({ kind, bytes }) => kind !== 'css' || bytes > 0;
  return [...all.filter((one) => one.kind !== 'file' && hasStyles(one)), ...(largest ? [largest] : [])];
}

/** Sizes that have a limit, of a shell's and the remotes' builds. */
export function measured(shell, others) {
  const locale = Object.keys(shell.chunks).find((chunk) => chunk.startsWith('locale-'));
  return [
    { what: 'shell, first load', bytes: sum(shell, of(shell, 'js', 'main', locale)), limit: LIMITS.shell },
    { what: 'shell, styles', bytes: sum(shell, of(shell, 'css', 'main')), limit: LIMITS.css },
    { what: 'shell, overlay', bytes: sum(shell, of(shell, 'js', 'overlay')), limit: LIMITS.overlay },
    ...others.flatMap((build) =>
      largestOf(build).map(({ what, kind, bytes, limit }) => ({ what: `${build.name}, ${what}${KINDS[kind]}`, bytes, limit })),
    ),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { what, bytes, limit } of measured(readBuild('shell'), remotes().map(readBuild))) {
    console.log(`${bytes <= limit ? 'ok  ' : 'OVER'} ${what}: ${bytes} of ${limit} bytes`);
    if (bytes > limit || bytes === 0) process.exitCode = 1;
  }
}
