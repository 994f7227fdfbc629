import type { RemoteStatus } from '../modules/platform/index.ts';

/** What is live, in columns. */
export function statusTable(rows: readonly RemoteStatus[]): string {
  if (rows.length === 0) return 'Nothing is published.';
  const cells = rows.map(({ remote, live, since, lastGood, versions, changes }) => [
    remote,
    live,
    new Date(since).toISOString().replace('T', ' ').slice(0, 19),
    lastGood ?? '-',
    String(versions.length),
    String(changes),
  ]);
  const table = [['remote', 'live', 'since (UTC)', 'last good', 'versions', 'changes'], ...cells];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
