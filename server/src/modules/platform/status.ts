import { lastGoodOf } from './last-good.ts';
import type { RegistryReads } from './repository.ts';

/** What visitors get of a remote. */
export interface RemoteStatus {
  remote: string;
  live: string;
  since: Date;
  /** The registry's sequence number of the change that made it so. */
  seq: number;
  /** What a rollback would bring. */
  lastGood: string | null;
  /** Every version that was published, the latest first. */
  versions: string[];
  /** How often the live version changed. */
  changes: number;
}

/** Reads the status of every remote, by name. */
export async function readStatus(reads: RegistryReads): Promise<RemoteStatus[]> {
  const rows: RemoteStatus[] = [];
  for (const { remote, version, updatedAt, seq } of await reads.live()) {
    const changes = await reads.changes(remote);
    const versions = await reads.versionsOf(remote);
    rows.push({
      remote,
      live: version,
      since: updatedAt,
      seq,
      lastGood: lastGoodOf(changes, version) ?? null,
      versions,
      changes: changes.length,
    });
  }
  return rows;
}
