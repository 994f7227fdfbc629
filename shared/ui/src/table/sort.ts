/** Which column orders the rows, and which way. */
export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** What a press on a header asks for: the other way, or the first way of another column (figures: the largest first). */
export function nextSort(sort: Sort | undefined, key: string, numeric = false): Sort {
  if (sort?.key === key) return { key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
  return { key, direction: numeric ? 'descending' : 'ascending' };
}
