import type { LedgerEntry } from './model.ts';

/** What changed in one day of the person's own time. */
export interface LedgerDay {
  /** When its latest change was. */
  at: string;
  entries: readonly LedgerEntry[];
  /** By how much each type changed; none for a day that is not all there yet. */
  sums: readonly { bricksType: number; amount: number }[];
}

const dayOf = (at: string) => new Date(at).toDateString();

function sumsOf(entries: readonly LedgerEntry[]): LedgerDay['sums'] {
  const types = [...new Set(entries.map(({ brickstype }) => brickstype))].sort();
  return types.map((bricksType) => ({
    bricksType,
    amount: entries.filter(({ brickstype }) => brickstype === bricksType).reduce((sum, { amount }) => sum + amount, 0),
  }));
}

/** Changes by day, in their order. @param hasMore older ones follow, perhaps of the last day */
export function daysOf(entries: readonly LedgerEntry[], hasMore: boolean): LedgerDay[] {
  const days: LedgerEntry[][] = [];
  for (const entry of entries) {
    const day = days.at(-1);
    if (day && dayOf(day[0]!.at) === dayOf(entry.at)) day.push(entry);
    else days.push([entry]);
  }
  return days.map((changes, index) => ({
    at: changes[0]!.at,
    entries: changes,
    sums: hasMore && index === days.length - 1 ? [] : sumsOf(changes),
  }));
}
