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
  const cells = rows.map((row) => {
    const { remote, live, since, lastGood, canary, isOff, versions, changes } = row;
    const shown = (version: string | null) => versionText(row, version);
    return [
      remote,
      isOff ? `${shown(live)} (off)` : shown(live),
      since ? timeText(since) : '-',
      shown(lastGood),
      canary ? `${shown(canary.version)} for ${audienceText(canary)}` : '-',
      String(versions.length),
      String(changes),
    ];
  });
  const table = columns([['remote', 'live', 'since (UTC)', 'last good', 'canary', 'versions', 'changes'], ...cells]);
  return [table, ...rows.filter(({ untrusted }) => untrusted.length > 0).map(untrustedText)].join('\n');
}

function versionText({ untrusted }: RemoteStatus, version: string | null): string {
  if (version === null) return '-';
  return untrusted.includes(version) ? `${version} (not trusted)` : version;
}

function untrustedText({ remote, untrusted }: RemoteStatus): string {
  const what = `${remote} has versions that are not trusted: ${untrusted.join(', ')}.`;
  return `${what} This installation did not sign them, or they were changed since, so nobody gets them: publish their builds again.`;
}
