import type { RemoteStatus } from '../modules/registry/index.ts';
import { columns, timeText } from './columns.ts';

/** Who gets a canary, in words. */
export function audienceText({ percentage, users, links }: NonNullable<RemoteStatus['canary']>): string {
  const parts = [`${percentage}%`, ...(users.length > 0 ? [`${users.length} named`] : []), ...(links > 0 ? [`${links} by link`] : [])];
  return parts.join(' + ');
}

/** What is live, in columns. */
export function statusTable(rows: readonly RemoteStatus[]): string {
  if (rows.length === 0) return 'Nothing is published.';
  const cells = rows.map(({ remote, live, since, lastGood, canary, isOff, versions, changes }) => [
    remote,
    isOff ? `${live ?? '-'} (off)` : (live ?? '-'),
    since ? timeText(since) : '-',
    lastGood ?? '-',
    canary ? `${canary.version} for ${audienceText(canary)}` : '-',
    String(versions.length),
    String(changes),
  ]);
  return columns([['remote', 'live', 'since (UTC)', 'last good', 'canary', 'versions', 'changes'], ...cells]);
}
