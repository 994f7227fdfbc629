const WINDOW = 20;
const MOST_OF_ONE = 2;

/** The same list with at most two of one author in any twenty that follow each other, as long as there are others. */
export function spread<Row>(rows: readonly Row[], authorOf: (row: Row) => unknown): Row[] {
  const waiting = [...rows];
  const list: Row[] = [];
  while (waiting.length > 0) {
    const before = list.slice(-(WINDOW - 1)).map(authorOf);
    const isFree = (row: Row) => before.filter((one) => one === authorOf(row)).length < MOST_OF_ONE;
    const next = waiting.findIndex(isFree);
    // Whoever is left wrote it all.
    list.push(...waiting.splice(Math.max(next, 0), 1));
  }
  return list;
}
