import { existsSync, readFileSync } from 'node:fs';
import { at } from '../lib/paths.mjs';

const SKIPS = 'docs/skips.md';

/** Whether docs/skips.md gives a reason for the test of this name: a line `- <name>: <reason>`. */
function isExcused(name) {
  return existsSync(at(SKIPS)) && readFileSync(at(SKIPS), 'utf8').includes(`- ${name}: `);
}

/** What the parts of one run came to. In CI a skipped test counts as failed unless docs/skips.md says why. */
export function createTally({ isStrict = Boolean(process.env.CI), excused = isExcused, out = process.stdout } = {}) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const reports = [];

  return {
    /** Adds what a part came to: numbers of passed and failed tests, names of skipped ones. */
    add({ passed, failed, skipped = [] }) {
      const refused = isStrict ? skipped.filter((name) => !excused(name)) : [];
      counts.passed += passed;
      counts.failed += failed + refused.length;
      counts.skipped += skipped.length - refused.length;
      if (refused.length > 0) reports.push(`Skipped without a reason in ${SKIPS}:\n${refused.join('\n')}`);
    },
    /** Keeps what a failed part said for the end. */
    report(title, text) {
      reports.push(`── ${title}\n${text.trimEnd()}`);
    },
    /** Prints what failed and, alone on the last line, the counts. @returns whether nothing failed */
    close() {
      for (const report of reports) out.write(`\n${report}\n`);
      out.write(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
      return counts.failed === 0;
    },
  };
}
