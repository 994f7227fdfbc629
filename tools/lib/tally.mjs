import { tail } from './run.mjs';

/** What the tests and gates of one run came to. */
export function createTally() {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];

  return {
    counts,
    add(part) {
      for (const key of Object.keys(counts)) counts[key] += part[key] ?? 0;
    },
    /** Notes one gate: a name, whether it holds, and what it said. */
    gate(name, holds, text, log) {
      counts[holds ? 'passed' : 'failed'] += 1;
      console.log(`${holds ? 'ok  ' : 'FAIL'}  ${name}`);
      if (!holds) failures.push(`── ${name} ──\n${tail(text)}${log ? `\n(all of it: ${log})` : ''}`);
    },
    fail(name, text) {
      failures.push(`── ${name} ──\n${text}`);
    },
    /** Prints what failed and the closing line; returns the exit code. */
    close() {
      if (failures.length > 0) console.log(`\n${failures.join('\n\n')}\n`);
      console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
      return counts.failed > 0 ? 1 : 0;
    },
  };
}
