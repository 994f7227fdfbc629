import { ROWS } from '../guards/rows/index.mjs';
import { tryGuards } from '../guards/try-guards.mjs';
import { Problem } from '../lib/fail.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { createProgress } from '../lib/progress.mjs';

/** What `--help` says. */
export const usage = `npm run check:guards                    switches each guard off in a copy and sees that a test notices
npm run check:guards -- <rows>          those of some rows of the security table`;

/** Switches each guard of the security table off in a copy, or those of the rows that are named; ends in 1 where a test stays green. */
export async function main(args) {
  const unknown = args.find((name) => !ROWS.some(({ row }) => row === name));
  if (unknown) throw new Problem(`There is no row '${unknown}': there are ${ROWS.map(({ row }) => row).join(', ')}.`);
  const progress = createProgress(process.stdout);
  await ensureInstalled(progress);
  const rows = ROWS.filter(({ row }) => args.length === 0 || args.includes(row));
  const faults = await tryGuards(rows, progress);
  for (const fault of faults) progress.line(`\n${fault}`);
  const count = rows.flatMap(({ guards }) => guards).length;
  progress.line(
    faults.length === 0 ? `\n${rows.length} rows, ${count} guards, each seen by its tests` : '\nNot every guard is seen by its tests.',
  );
  if (faults.length > 0) process.exitCode = 1;
}
