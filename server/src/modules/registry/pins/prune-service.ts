import type { BuildManifest } from '@mortar/protocol/registry';
import type { Clock } from '../../../lib/clock.ts';
import type { Storage } from '../files/storage.ts';
import { keptOf } from '../versions/kept.ts';
import { lastGoodOf } from '../versions/last-good.ts';
import type { PlatformRepository, RegistryReads } from '../versions/repository.ts';
import { createChanges, type Actor } from './changes.ts';

const DAY_MS = 24 * 3600 * 1000;

export interface PruneServiceDeps {
  repository: PlatformRepository;
  storage: Storage;
  clock: Clock;
}

/** What became of the versions of a remote. */
export interface Pruned {
  remote: string;
  /** Versions whose files were removed, or would be. */
  versions: string[];
  /** Bytes that they took, with their packed forms. */
  bytes: number;
}

export interface PruneOptions {
  /** Versions that nobody got for so many days go. */
  days: number;
  /** Only says what would go. */
  dryRun?: boolean | undefined;
}

/** Frees the room of versions that nobody gets any more; what the registry knows of them stays. */
export function createPruneService({ repository, storage, clock }: PruneServiceDeps) {
  const changes = createChanges({ repository, clock });

  async function pruneOne(remote: string, { days, dryRun }: PruneOptions, { actor, reason }: Actor): Promise<Pruned> {
    return changes.run({ action: 'prune', remote, actor, reason }, async (hold, at) => {
      const builds = await prunable(hold, remote, new Date(clock.now() - days * DAY_MS));
      const versions = builds.map(({ version }) => version);
      const pruned = { remote, versions, bytes: builds.reduce((sum, build) => sum + bytesOf(build), 0) };
      if (dryRun || versions.length === 0) return pruned;
      for (const build of builds) {
        await storage.remove(build);
        await hold.setPruned(remote, build.version, at());
      }
      const detail = { versions, bytes: pruned.bytes, days, reason };
      await hold.addAudit({ actor, action: 'prune', target: remote, at: at(), outcome: 'done', detail });
      return pruned;
    });
  }

  return {
    /**
     * Removes the files of versions that are not live, no canary, not what a rollback brings, and were shown to nobody
     * for `days` days.
     * @returns remotes of which something goes, by name
     * @throws ObjectsUnavailable while the bucket is away
     */
    async prune(options: PruneOptions, by: Actor): Promise<Pruned[]> {
      const pruned: Pruned[] = [];
      for (const remote of await repository.remotes()) pruned.push(await pruneOne(remote, options, by));
      return pruned.filter(({ versions }) => versions.length > 0);
    },
  };
}

export type PruneService = ReturnType<typeof createPruneService>;

async function prunable(reads: RegistryReads, remote: string, since: Date): Promise<BuildManifest[]> {
  const versions = await reads.times(remote);
  const active = (await reads.active()).filter((row) => row.remote === remote).map(({ version }) => version);
  const live = await reads.liveVersion(remote);
  const lastGood = live === null ? undefined : lastGoodOf(await reads.pinChanges(remote), live);
  const kept = keptOf({ versions, active, lastGood, recent: await reads.inChannelsSince(remote, since), since });
  const gone = versions.filter(({ version, prunedAt }) => !prunedAt && !kept.has(version));
  return reads.builds(gone.map(({ version }) => ({ remote, version })));
}

const bytesOf = ({ files }: BuildManifest) => files.reduce((sum, { bytes, brotli }) => sum + bytes + (brotli ?? 0), 0);
