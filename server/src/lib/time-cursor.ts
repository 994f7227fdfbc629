import { cut } from './page.ts';

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
export function pageByTime<Row>(
  rows: readonly Row[],
  pageSize: number,
  { until, skip }: TimeCursor,
  timeOf: (row: Row) => Date,
): { shown: Row[]; next: string | null } {
  const { shown, last } = cut(rows, pageSize);
  if (!last) return { shown, next: null };
  const time = timeOf(last).getTime();
  const equal = shown.filter((row) => timeOf(row).getTime() === time).length;
  return { shown, next: `${time}.${equal + (until?.getTime() === time ? skip : 0)}` };
}
