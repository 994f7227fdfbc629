import { areaOf, roomOf, secondsOfArea, secondsOfRoom } from './budgets.mjs';

const MOST = 10;
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Sums of the times by name, largest first. A run does as many at once as it has workers. */
function sums(entries, workers) {
  const byName = new Map();
  for (const { name, ms } of entries) byName.set(name, (byName.get(name) ?? 0) + ms / workers);
  return [...byName].sort(([, a], [, b]) => b - a);
}

/** How long the parts of one run took: what is slow is told at its end. */
export function createTimes({ out = process.stdout } = {}) {
  const tests = [];
  const parts = [];
  const add = (label, entries, workers, budgetOf) =>
    parts.push(...sums(entries, workers).map(([name, ms]) => ({ label: `${label} ${name}`, ms, budget: budgetOf(name) })));

  return {
    /** @param files of one run of jest: path, duration in ms, its tests with title and duration */
    addRooms(files, workers) {
      for (const { file, tests: own } of files) tests.push(...own.map(({ title, ms }) => ({ title: `${file} › ${title}`, ms })));
      add(
        'tests of',
        files.map(({ file, ms }) => ({ name: roomOf(file), ms })),
        workers,
        secondsOfRoom,
      );
    },
    /** @param journeys of one run of Playwright: spec, title, duration in ms */
    addJourneys(journeys, workers) {
      tests.push(...journeys.map(({ spec, title, ms }) => ({ title: `${spec} › ${title}`, ms })));
      add(
        'journeys of',
        journeys.map(({ spec, ms }) => ({ name: areaOf(spec), ms })),
        workers,
        secondsOfArea,
      );
    },
    /** Prints each part beside its budget and the slowest tests. */
    tell() {
      if (tests.length === 0) return;
      out.write('\nTime beside its budget on a quiet machine with two cores:\n');
      for (const { label, ms, budget } of parts) out.write(`${seconds(ms).padStart(9)} of ${String(budget).padStart(3)} s  ${label}\n`);
      out.write('\nSlowest tests:\n');
      for (const { title, ms } of tests.sort((a, b) => b.ms - a.ms).slice(0, MOST)) out.write(`${seconds(ms).padStart(9)}  ${title}\n`);
    },
  };
}
