import { checkMap } from '../spec-map/check.mjs';

/** What `--help` says. */
export const usage = `npm run spec-map    writes docs/spec-map.md anew and says what is wrong with it`;

/** Makes docs/spec-map.md anew and says what is wrong with the map; ends in 1 where something is. */
export function main() {
  const { faults, counts } = checkMap({ write: true });
  for (const line of faults) console.log(line);
  const waiting = counts.waiting.map(({ what, count }) => `${count} for ${what}`).join(', ');
  console.log(`${counts.all} lines: ${counts.mapped} with code and test, ${counts.open} open, waiting: ${waiting}`);
  if (faults.length > 0) process.exitCode = 1;
}
