import type { BuildManifest, Input, Output } from '@mortar/protocol';
import type { Clock } from '../../lib/clock.ts';
import { canUpgrade, GateRefusal, type Gate, type HostBuild, type UpgradeAnswer, type Verdict } from './gate/index.ts';
import { lastGoodOf } from './last-good.ts';
import { Refusal } from './refusal.ts';
import type { Pin, PlatformRepository, RegistryReads, RemoteHold } from './repository.ts';
import { readStatus, type RemoteStatus } from './status.ts';
import type { Storage } from './storage.ts';

export interface PlatformServiceDeps {
  repository: PlatformRepository;
  storage: Storage;
  gate: Gate;
  /** What the shell beside this server provides. */
  readHost(): Promise<HostBuild | null>;
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

/** What came of a publish, with everything that the gate had to say. */
export interface Published extends Change {
  verdict: Verdict;
}

/** The registry of remotes: what versions exist, which one visitors get, and how it came so. */
export function createPlatformService({ repository, storage, gate, readHost, clock }: PlatformServiceDeps) {
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
          await gate.demandPlace(build, await hold.active());
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

  /** Everything that the gate has to say of the build in a folder. */
  async function judge(reads: RegistryReads, remote: string, folder: string) {
    const value = await storage.readBuild(folder);
    return gate.judge({ remote, folder, value, active: await reads.active(), known: (version) => reads.version(remote, version) });
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
     * @throws GateRefusal with everything that keeps it out, before anything is stored or changed
     */
    async publish(remote: string, folder: string, actor: Actor): Promise<Published> {
      let said: Verdict | undefined;
      const changed = await change('publish', remote, actor, async (hold) => {
        const { build, verdict } = await judge(hold, remote, folder);
        said = verdict;
        if (!build || !verdict.fits) throw new GateRefusal(verdict);
        await storage.store(folder, build);
        await hold.addVersion(build, now());
        return build;
      });
      return { ...changed, verdict: said! };
    },

    /** What the gate would say of the build in `folder`, if it were published now. It changes nothing. @throws Refusal where there is no build */
    async verdict(remote: string, folder: string): Promise<Verdict> {
      return (await repository.snapshot((reads) => judge(reads, remote, folder))).verdict;
    },

    /** Which live and canary versions would break if the host provided another version of a package. @throws Refusal */
    async canUpgrade(name: string, version: string): Promise<UpgradeAnswer> {
      return canUpgrade(name, version, await repository.active(), await readHost());
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
