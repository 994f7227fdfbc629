import { lastGoodOf } from '../versions/last-good.ts';
import type { RegistryReads } from '../versions/repository.ts';

/** What some visitors get in place of the live version. */
interface CanaryStatus {
  version: string;
  /** Share of the visitors, 0 to 100. */
  percentage: number;
  /** People who have it whatever their share, by uid. */
  users: string[];
  /** How many links lead into it. */
  links: number;
  since: Date;
}

/** What visitors get of a remote. */
export interface RemoteStatus {
  remote: string;
  /** Null while only a canary exists. */
  live: string | null;
  since: Date | null;
  /** The registry's sequence number of the change that made it so. */
  seq: number | null;
  /** What a rollback would bring. */
  lastGood: string | null;
  canary: CanaryStatus | null;
  /** The remote is switched off. */
  isOff: boolean;
  /** Every version that was published, the latest first. */
  versions: string[];
  /** Those of them that this installation did not sign, or that were changed since: nobody gets them. */
  untrusted: string[];
  /** How often the live version changed. */
  changes: number;
}

/** Reads the status of every remote, by name. */
export async function readStatus(reads: RegistryReads): Promise<RemoteStatus[]> {
  const [live, canaries, off] = [await reads.live(), await reads.canaries(), await reads.switchedOff()];
  const rows: RemoteStatus[] = [];
  for (const remote of [...new Set([...live, ...canaries].map((row) => row.remote))].sort()) {
    const pin = live.find((row) => row.remote === remote);
    const changes = await reads.pinChanges(remote);
    const versions = await reads.versionsOf(remote);
    rows.push({
      remote,
      live: pin?.version ?? null,
      since: pin?.updatedAt ?? null,
      seq: pin?.seq ?? null,
      lastGood: (pin && lastGoodOf(changes, pin.version)) ?? null,
      canary: canaryStatus(canaries.find((row) => row.remote === remote)),
      isOff: off.some((row) => row.remote === remote),
      versions,
      untrusted: await reads.untrusted(remote, versions),
      changes: changes.length,
    });
  }
  return rows;
}

function canaryStatus(row: Awaited<ReturnType<RegistryReads['canaries']>>[number] | undefined): CanaryStatus | null {
  if (!row) return null;
  const { version, percentage, users, links, since } = row;
  return { version, percentage, users, links: links.length, since };
}
