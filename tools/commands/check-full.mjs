import { checkAll, FULL_PARTS } from '../checks/all.mjs';
import { Problem } from '../lib/fail.mjs';

/** What `--help` says. */
export const usage = `npm run check:full                      every check, with the whole grid of journeys and the slow tests; takes hours
npm run check:full -- <parts>           some of them: ${FULL_PARTS.join(', ')}`;

/** Runs every check, or the parts that are named, with the whole grid of journeys and the slow tests. */
export function main(args) {
  const unknown = args.find((name) => !FULL_PARTS.includes(name));
  if (unknown) throw new Problem(`There is no part '${unknown}': there are ${FULL_PARTS.join(', ')}.`);
  return checkAll({ parts: args.length > 0 ? args : FULL_PARTS, isFull: true });
}
