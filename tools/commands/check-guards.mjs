import { ROWS } from '../guards/rows/index.mjs';
import { tryGuards } from '../guards/try-guards.mjs';
import { Problem } from '../lib/fail.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { createProgress } from '../lib/progress.mjs';

/** Switches each guard of the security table off in a copy, or those of the rows that are named; ends in 1 where a test stays green. */
export async function main(args) {
  const unknown = args.find((name) => !ROWS.some(({ row }) => row === name));
  if (unknown) throw new Problem(`There is no row '${unknown}': there are ${ROWS.map(({ row }) => row).join(', ')}.`);
  const progress = createProgress(process.stdout);
  await ensureInstalled(progress);
  const rows = ROWS.filter(({ row }) => args.length === 0 || args.includes(row));
  const guards = rows.flatMap(({ row, guards: own }) => own.map((guard) => ({ row, ...guard })));
  const tell = ({ row, what }, verdict, seconds) => {
    progress.line(`${verdict ? '✗' : '✓'} ${row.padEnd(4)}${`${seconds.toFixed(1)} s`.padStart(7)}  ${what}`);
    if (verdict) progress.line(verdict.replace(/^/gm, '      '));
  };
  const isDone = await tryGuards(guards, { progress, tell });
  progress.line(isDone ? `${guards.length} guards, each seen by its tests` : 'Not every guard is seen by its tests.');
  if (!isDone) process.exitCode = 1;
}
