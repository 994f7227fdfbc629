/** Where a page of a list begins whose latest rows come first: at a time, without the first `skip` rows of that very time. */
export interface TimeCursor {
  until: Date | undefined;
  skip: number;
}

/** Reads `ms.n`, which tells nothing of how many rows there are; nothing is the start of a list. */
export function readTimeCursor(cursor: string | undefined): TimeCursor {
  const [ms, skip] = cursor?.split('.').map(Number) ?? [];
  return { until: ms === undefined ? undefined : new Date(ms), skip: skip ?? 0 };
}

/** One page of `rows`, which were asked for one more than `pageSize`, and the cursor of the next page. */
export function pageByTime<Row extends { at: Date }>(
  rows: readonly Row[],
  pageSize: number,
  { until, skip }: TimeCursor,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1)?.at.getTime();
  if (last === undefined || rows.length <= pageSize) return { shown, next: null };
  const equal = shown.filter(({ at }) => at.getTime() === last).length;
  return { shown, next: `${last}.${equal + (until?.getTime() === last ? skip : 0)}` };
}
