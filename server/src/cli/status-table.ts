import type { RemoteStatus } from '../modules/platform/index.ts';
import { columns, timeText } from './columns.ts';

/** What is live, in columns. */
export function statusTable(rows: readonly RemoteStatus[]): string {
  if (rows.length === 0) return 'Nothing is published.';
  const cells = rows.map(({ remote, live, since, lastGood, versions, changes }) => [
    remote,
    live,
    timeText(since),
    lastGood ?? '-',
    String(versions.length),
    String(changes),
  ]);
  return columns([['remote', 'live', 'since (UTC)', 'last good', 'versions', 'changes'], ...cells]);
}
