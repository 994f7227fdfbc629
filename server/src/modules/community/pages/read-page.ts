/** Places that one page looks at. */
const EXAMINED = 2000;

interface Place {
  pos: number;
  shown: boolean;
}
interface Span {
  below: number;
  above: number;
  top: number;
  limit: number;
}

export interface Page<Row> {
  list: Row[];
  /** The last place that was examined, not the last that is shown. */
  last: number;
  end: boolean;
}

export interface PageOf {
  top: number;
  last: number;
  /** Nothing at or below it is read. */
  above?: number;
  pageSize: number;
}

/**
 * A page of a list by `pos`, the greatest first. Filters never make it skip: it goes on with what was examined, stops after 2,000
 * places, may be short, and only says `end` where there is no more.
 */
export async function readPage<Row extends Place>(
  source: (span: Span) => Promise<Row[]>,
  { top, last, above = 0, pageSize }: PageOf,
): Promise<Page<Row>> {
  const list: Row[] = [];
  let below = last;
  let examined = 0;
  let limit = pageSize + 1;
  for (;;) {
    const rows = await source({ below, above, top, limit });
    for (const row of rows) {
      if (list.length === pageSize) return { list, last: below, end: false };
      below = row.pos;
      if (row.shown) list.push(row);
    }
    if (rows.length < limit) return { list, last: below, end: true };
    examined += rows.length;
    if (examined >= EXAMINED) return { list, last: below, end: false };
    limit = Math.min(limit * 4, EXAMINED - examined);
  }
}
