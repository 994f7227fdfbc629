import { useMemo, useState } from 'react';
import type { Sort } from './sort.ts';
import type { Column } from './table.tsx';

/** Orders rows that are all in the page by their columns' sort values; equal ones keep the order they came in. */
export function useSortedRows<Row>(columns: readonly Column<Row>[], rows: readonly Row[], locale: string, initial?: Sort) {
  const [sort, onSortChange] = useState(initial);
  const sorted = useMemo(() => sortRows(columns, rows, locale, sort), [columns, rows, locale, sort]);
  return { rows: sorted, sort, onSortChange };
}

function sortRows<Row>(columns: readonly Column<Row>[], rows: readonly Row[], locale: string, sort: Sort | undefined): readonly Row[] {
  const valueOf = columns.find(({ key }) => key === sort?.key)?.sortValue;
  if (!sort || !valueOf) return rows;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => sign * compareValues(valueOf(one), valueOf(other), compare));
}

type Value = string | number | bigint;

function compareValues(one: Value, other: Value, compare: (one: string, other: string) => number): number {
  if (typeof one === 'string' || typeof other === 'string') return compare(String(one), String(other));
  return one < other ? -1 : Number(one > other);
}
