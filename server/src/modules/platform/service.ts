import { isDeepStrictEqual } from 'node:util';
import type { BuildManifest, Input, Output } from '@mortar/protocol';
import type { Clock } from '../../lib/clock.ts';
import { checkBuild } from './check-build.ts';
import { checkRoutes } from './check-routes.ts';
import { readDocument } from './document.ts';
import { lastGoodOf } from './last-good.ts';
import { Refusal } from './refusal.ts';
import type { Pin, PlatformRepository, RemoteHold } from './repository.ts';
import { readStatus, type RemoteStatus } from './status.ts';
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

  /** Runs one change alone; a refusal changes nothing and leaves an audit row too. */
  async function change(
    action: Pin['action'],
    remote: string,
    { actor, reason }: Actor,
    decide: (hold: RemoteHold) => Promise<BuildManifest>,
  ): Promise<Change> {
    const audited = { actor, action, target: remote };
    try {
      return await repository.exclusively(remote, async (hold) => {
        const build = await decide(hold);
        const { version } = build;
        await hold.holdPins();
        const from = await hold.liveVersion(remote);
        const changed = from !== version;
        if (changed) {
          checkRoutes(build, await readDocument(hold));
          await hold.pin({ remote, action, to: version, actor, reason: reason ?? null, at: now() });
        } else {
          await hold.addAudit({ ...audited, at: now(), outcome: 'unchanged', detail: { version, reason } });
        }
        return { remote, version, from, changed };
      });
    } catch (error) {
      if (error instanceof Refusal)
        await repository.addAudit({ ...audited, at: now(), outcome: 'refused', detail: { why: error.message, reason } });
      throw error;
    }
  }

  /** A version of the registry whose files are there. @throws Refusal */
  async function published(hold: RemoteHold, remote: string, version: string): Promise<BuildManifest> {
    const build = await hold.version(remote, version);
    if (!build) throw new Refusal(`${remote} has no version ${version}: ${await knownVersions(hold, remote)}`);
    if (!(await storage.holds(build)))
      throw new Refusal(`the files of ${remote} ${version} are not whole in the storage: publish its build again`);
    return build;
  }

  return {
    /**
     * Makes the build in `folder` the live version of a remote. Safe to repeat after it was killed anywhere.
     * @throws Refusal
     */
    publish(remote: string, folder: string, actor: Actor): Promise<Change> {
      return change('publish', remote, actor, async (hold) => {
        const build = checkBuild(await storage.readBuild(folder), remote);
        const known = await hold.version(remote, build.version);
        if (known && !isSame(known, build))
          throw new Refusal(`${remote} ${build.version} was published with other files: a version never changes, build it anew`);
        checkRoutes(build, await readDocument(hold));
        await storage.store(folder, build);
        await hold.addVersion(build, now());
        return build;
      });
    },

    /** Whether a version was ever published. */
    knows: async (remote: string, version: string): Promise<boolean> => Boolean(await repository.version(remote, version)),

    /** Makes a version live that was published before. @throws Refusal */
    promote(remote: string, version: string, actor: Actor): Promise<Change> {
      return change('promote', remote, actor, (hold) => published(hold, remote, version));
    },

    /** Goes back to the last good version. @throws Refusal when there is none */
    rollback(remote: string, actor: Actor): Promise<Change> {
      return change('rollback', remote, actor, async (hold) => {
        const live = await hold.liveVersion(remote);
        if (!live) throw new Refusal(`${remote} has no live version: there is nothing to go back from`);
        const good = lastGoodOf(await hold.changes(remote), live);
        if (!good) throw new Refusal(`${remote} has no earlier version to go back to: ${live} is the only one that was not taken back`);
        return published(hold, remote, good);
      });
    },

    /**
     * What visitors get of every remote, or of one, and what a rollback would bring.
     * @throws Refusal when that one has no live version
     */
    async status({ actor }: Actor, remote?: string): Promise<RemoteStatus[]> {
      const all = await repository.snapshot(readStatus);
      const rows = all.filter((row) => remote === undefined || row.remote === remote);
      const audited = { at: now(), actor, action: 'status', target: remote ?? '*' };
      if (remote !== undefined && rows.length === 0) {
        const why = `${remote} has no live version: ${all.length > 0 ? `live are ${all.map((row) => row.remote).join(', ')}` : 'nothing is published'}`;
        await repository.addAudit({ ...audited, outcome: 'refused', detail: { why } });
        throw new Refusal(why);
      }
      await repository.addAudit({ ...audited, outcome: 'done', detail: {} });
      return rows;
    },

    /** Changes of what visitors got of a remote, the latest first. */
    async history({ name, pageSize, cursor }: Input<'platform.history'>): Promise<Output<'platform.history'>> {
      const rows = await repository.historyPage(name, cursor ?? Number.MAX_SAFE_INTEGER, pageSize + 1);
      const items = rows
        .slice(0, pageSize)
        .map(({ seq, action, from, to, at }) => ({ seq, action, from, to, at: new Date(at).toISOString() }));
      return { items, next: rows.length > pageSize ? (items.at(-1)?.seq ?? null) : null };
    },
  };
}

export type PlatformService = ReturnType<typeof createPlatformService>;

async function knownVersions(hold: RemoteHold, remote: string): Promise<string> {
  const versions = await hold.versionsOf(remote);
  return versions.length > 0 ? `published are ${versions.slice(0, 5).join(', ')}` : 'nothing of it was published';
}

/** Packed sizes may differ between machines; everything else of a version is for ever. */
function isSame(one: BuildManifest, other: BuildManifest): boolean {
  return isDeepStrictEqual(withoutSizes(one), withoutSizes(other));
}

function withoutSizes({ files, ...rest }: BuildManifest) {
  return { ...rest, files: Object.fromEntries(files.map(({ path, integrity }) => [path, integrity])) };
}
