import { misplaced } from './switch-off.mjs';

/** Everything that a row names as a test. */
export const testsOf = ({ guards, seen = [] }) => [...guards.flatMap(({ tests }) => tests), ...seen];

/**
 * What is wrong with the rows before anything runs: a guard whose text does not stand exactly once, one that nothing
 * tests, a test that its file does not have, a row that is there twice.
 * @param read gives the text of a file of this checkout, nothing when there is none
 */
export function faultsOf(rows, read) {
  const twice = rows.filter(({ row }, index) => rows.findIndex((other) => other.row === row) !== index);
  return [
    ...twice.map(({ row }) => `${row} is there twice`),
    ...rows.flatMap((entry) => [
      ...(entry.guards.length === 0 ? [`${entry.row} has no guard`] : []),
      ...entry.guards.filter(({ tests }) => tests.length === 0).map(({ what }) => `${entry.row}, ${what}: no test`),
      ...entry.guards.filter(({ text, off }) => text === off).map(({ what }) => `${entry.row}, ${what}: off is the guard itself`),
      ...entry.guards.map((guard) => misplaced(read(guard.file), guard)).flatMap((fault) => (fault ? [`${entry.row}: ${fault}`] : [])),
      ...testsOf(entry)
        .filter(({ file, title }) => !read(file)?.includes(title))
        .map(({ file, title }) => `${entry.row}: ${file} has no test '${title}'`),
    ]),
  ];
}
