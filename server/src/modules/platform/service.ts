import type { BuildManifest, Input, Output } from '@mortar/protocol';
import type { Clock } from '../../lib/clock.ts';
import { checkBuild, checkRoutes } from './check-build.ts';
import { readDocument } from './document.ts';
import { lastGoodOf } from './last-good.ts';
import { Refusal } from './refusal.ts';
import type { Pin, PlatformRepository } from './repository.ts';
import type { Storage } from './storage.ts';

export interface PlatformServiceDeps {
  repository: PlatformRepository;
  storage: Storage;
  clock: Clock;
}

/** Who changes the registry, and why. */
export interface Actor {
  actor: string;
  reason?: string | undefined;
}

/** What came of a change. */
export interface Change {
  remote: string;
  version: string;
  from: string | null;
  /** False when it was so before. */
  changed: boolean;
}

/** The registry of remotes: what versions exist, which one visitors get, and how it came so. */
export function createPlatformService({ repository, storage, clock }: PlatformServiceDeps) {
  const now = () => new Date(clock.now());
  const liveOf = async (remote: string) => (await repository.live()).find((row) => row.remote === remote)?.version ?? null;

  /** Runs one change alone; a refusal leaves an audit row too. */
  async function change(action: Pin['action'], remote: string, { actor, reason }: Actor, decide: () => Promise<string>): Promise<Change> {
    try {
      return await repository.exclusively(remote, async () => {
        const version = await decide();
        const from = await liveOf(remote);
        if (from === version) {
          await repository.addAudit({ at: now(), actor, action, target: remote, outcome: 'unchanged', detail: { version, reason } });
          return { remote, version, from, changed: false };
        }
        await repository.pin({ remote, action, to: version, actor, reason: reason ?? null, at: now() });
        return { remote, version, from, changed: true };
      });
    } catch (error) {
      if (error instanceof Refusal) await repository.addAudit({ at: now(), actor, action, target: remote, outcome: 'refused', detail: { why: error.message, reason } });
      throw error;
    }
  }

  async function addVersion(folder: string, build: BuildManifest): Promise<void> {
    const known = await repository.version(build.name, build.version);
    if (known && JSON.stringify(hashes(known.files)) !== JSON.stringify(hashes(build.files))) {
      throw new Refusal(`${build.name} ${build.version} was published with other files: a version never changes, build it anew`);
    }
    await storage.store(folder, build);
    await repository.addVersion(build, now());
  }

  return {
    /**
     * Makes the build in `folder` the live version of a remote. Safe to repeat after it was killed anywhere.
     * @throws Refusal
     */
    publish(remote: string, folder: string, actor: Actor): Promise<Change> {
      return change('publish', remote, actor, async () => {
        const build = await storage.readBuild(folder);
        checkBuild(build, remote);
        checkRoutes(build, await readDocument(repository));
        await addVersion(folder, build);
        return build.version;
      });
    },

    /** Whether a version was ever published. */
    knows: async (remote: string, version: string): Promise<boolean> => Boolean(await repository.version(remote, version)),

    /** Makes a version live that was published before. @throws Refusal */
    promote(remote: string, version: string, actor: Actor): Promise<Change> {
      return change('promote', remote, actor, async () => {
        const row = await repository.version(remote, version);
        if (!row) throw new Refusal(`${remote} has no version ${version}: ${await known(remote)}`);
        checkRoutes({ ...row.manifest, files: row.files }, await readDocument(repository));
        return version;
      });
    },

    /** Goes back to the last good version. @throws Refusal when there is none */
    rollback(remote: string, actor: Actor): Promise<Change> {
      return change('rollback', remote, actor, async () => {
        const live = await liveOf(remote);
        if (!live) throw new Refusal(`${remote} has no live version: there is nothing to go back from`);
        const good = lastGoodOf(await repository.changes(remote), live);
        if (!good) throw new Refusal(`${remote} has no earlier version to go back to: ${live} is the first that was not taken back`);
        return good;
      });
    },

    /** What visitors get of every remote, and what a rollback would give them. */
    async status() {
      const rows = await repository.live();
      return Promise.all(
        rows.map(async ({ remote, version, updatedAt, seq }) => {
          const [changes, versions] = await Promise.all([repository.changes(remote), repository.versionsOf(remote)]);
          return { remote, live: version, since: updatedAt, seq, lastGood: lastGoodOf(changes, version) ?? null, versions: versions.map((row) => row.version), changes: changes.length };
        }),
      );
    },

    /** Changes of what visitors got of a remote, the latest first. */
    async history({ name, pageSize, cursor }: Input<'platform.history'>): Promise<Output<'platform.history'>> {
      const rows = await repository.historyPage(name, cursor ?? Number.MAX_SAFE_INTEGER, pageSize + 1);
      const items = rows.slice(0, pageSize).map(({ seq, action, from, to, at }) => ({ seq, action, from, to, at: new Date(at).toISOString() }));
      return { items, next: rows.length > pageSize ? (items.at(-1)?.seq ?? null) : null };
    },
  };

  async function known(remote: string): Promise<string> {
    const versions = (await repository.versionsOf(remote)).map((row) => row.version);
    return versions.length > 0 ? `published are ${versions.slice(0, 5).join(', ')}` : 'nothing of it was published';
  }
}

export type PlatformService = ReturnType<typeof createPlatformService>;

function hashes(files: BuildManifest['files']): string[] {
  return files.map(({ path, integrity }) => `${path} ${integrity}`).sort();
}
