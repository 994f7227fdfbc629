/** Places that one page looks at. */
const EXAMINED = 2000;
/** How many are read at once: of few sizes, because each is a statement of its own that is prepared. */
const SIZES = [21, 51, 201, 801];

interface Place {
  pos: number;
  shown: boolean;
}
interface Span {
  below: number;
  above: number;
  top: number;
  /** One of few. */
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
 * A page of a list by `pos`, the greatest first. Filters never make it skip: it goes on with what was examined, stops behind
 * 2,000 places, may be short, and only says `end` where there is no more.
 */
export async function readPage<Row extends Place>(
  source: (span: Span) => Promise<Row[]>,
  { top, last, above = 0, pageSize }: PageOf,
): Promise<Page<Row>> {
  const list: Row[] = [];
  let below = last;
  let examined = 0;
  let size = SIZES.findIndex((places) => places > pageSize);
  for (;;) {
    const limit = SIZES[size]!;
    const rows = await source({ below, above, top, limit });
    for (const row of rows) {
      if (list.length === pageSize) return { list, last: below, end: false };
      below = row.pos;
      if (row.shown) list.push(row);
    }
    if (rows.length < limit) return { list, last: below, end: true };
    examined += rows.length;
    if (examined >= EXAMINED) return { list, last: below, end: false };
    size = Math.min(size + 1, SIZES.length - 1);
  }
}
