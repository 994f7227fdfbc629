import type { Input, Output } from '@mortar/protocol';
import type { BuildManifest, listHistory } from '@mortar/protocol/registry';
import type { Clock } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { createChanges, type Actor } from './changes.ts';
import { GateRefusal, judgeFolder, type Gate, type Verdict } from '../gate/index.ts';
import { lastGoodOf, type PinAction } from '../versions/last-good.ts';
import { published } from './published.ts';
import type { PlatformRepository, RemoteHold } from '../versions/repository.ts';
import { stepDone } from './steps.ts';
import { readStatus, type RemoteStatus } from './status.ts';
import type { Storage } from '../files/storage.ts';

export interface PlatformServiceDeps {
  repository: PlatformRepository;
  storage: Storage;
  gate: Gate;
  clock: Clock;
}

/** What came of a change. */
export interface Change {
  remote: string;
  version: string;
  from: string | null;
  /** False when it was so before. */
  changed: boolean;
}

/** What came of a publish. */
export interface Published extends Change {
  /** The version stood in the registry and was not trusted; it is signed anew, and shown again. */
  mended: boolean;
  /** Everything that the gate had to say. */
  verdict: Verdict;
}

/** What a build became. */
interface Taken {
  build: BuildManifest;
  isNew: boolean;
  mended: boolean;
  verdict: Verdict;
}

/** The registry of remotes: what versions exist, which one is live, and how it came so. */
export function createPinService({ repository, storage, gate, clock }: PlatformServiceDeps) {
  const now = () => new Date(clock.now());
  const changes = createChanges({ repository, clock });

  /** Makes the version that `decide` names the live one. */
  async function change(
    action: PinAction,
    remote: string,
    { actor, reason }: Actor,
    decide: (hold: RemoteHold) => Promise<BuildManifest>,
  ): Promise<Change> {
    return changes.run({ action, remote, actor, reason }, async (hold, at) => {
      const build = await decide(hold);
      const { version } = build;
      await hold.holdPins();
      const from = await hold.liveVersion(remote);
      const changed = from !== version;
      if (changed) {
        await gate.demandPlace(build, await hold.active());
        await hold.pin({ remote, action, to: version, actor, reason: reason ?? null, at: at() });
      } else {
        await hold.addAudit({ actor, action, target: remote, at: at(), outcome: 'unchanged', detail: { version, reason } });
      }
      return { remote, version, from, changed };
    });
  }

  /** Puts a build into the storage and its version into the registry, once the gate lets it in. @throws GateRefusal */
  async function take(hold: RemoteHold, remote: string, folder: string, by: Actor): Promise<Taken> {
    stepDone('begun');
    const { build, verdict } = await judgeFolder({ reads: hold, gate }, remote, folder);
    stepDone('judged');
    if (!build || !verdict.fits) throw new GateRefusal(verdict);
    const isNew = !(await hold.version(remote, build.version));
    const mended = isNew && (await hold.versionsOf(remote)).includes(build.version);
    await storage.store(folder, build);
    if (isNew) await hold.addVersion(build, now());
    else await hold.setPruned(remote, build.version, null);
    if (mended) await tellMended(hold, build, by);
    return { build, isNew, mended, verdict };
  }

  /** Who got the version before it was not trusted gets it again: every server and every page takes up a new number. */
  async function tellMended(hold: RemoteHold, { name, version }: BuildManifest, { actor, reason }: Actor): Promise<void> {
    await hold.holdPins();
    const seq = await hold.raiseSeq();
    await hold.addAudit({ actor, action: 'mended', target: name, at: now(), outcome: 'done', detail: { version, seq, reason } });
  }

  return {
    /**
     * Makes the build in `folder` the live version of a remote. Safe to repeat after it was killed anywhere.
     * @throws GateRefusal with everything that keeps it out, before anything is stored or changed
     */
    async publish(remote: string, folder: string, actor: Actor): Promise<Published> {
      let taken: Taken | undefined;
      const changed = await change('publish', remote, actor, async (hold) => (taken = await take(hold, remote, folder, actor)).build);
      stepDone('changed');
      const { mended, verdict } = taken!;
      return { ...changed, mended, verdict };
    },

    /**
     * Makes the build in `folder` a version that can be shown to some or promoted later; visitors get what they got.
     * @throws GateRefusal
     */
    stage(remote: string, folder: string, by: Actor): Promise<Published> {
      const { actor, reason } = by;
      return changes.run({ action: 'stage', remote, actor, reason }, async (hold, at) => {
        const { build, isNew, mended, verdict } = await take(hold, remote, folder, by);
        const { version } = build;
        const outcome = isNew ? 'done' : 'unchanged';
        await hold.addAudit({ actor, action: 'stage', target: remote, at: at(), outcome, detail: { version, reason } });
        return { remote, version, from: await hold.liveVersion(remote), changed: isNew, mended, verdict };
      });
    },

    /** Whether a version was ever published. */
    knows: async (remote: string, version: string): Promise<boolean> => Boolean(await repository.version(remote, version)),

    /** What made the live version of a remote so the last time, and who; undefined where it never had one. */
    lastPin: (remote: string): Promise<{ version: string; actor: string } | undefined> => repository.lastPin(remote),

    /** Makes a version live that was published before. @throws Refusal */
    promote(remote: string, version: string, actor: Actor): Promise<Change> {
      return change('promote', remote, actor, (hold) => published({ hold, storage }, remote, version));
    },

    /**
     * Goes back to the last good version.
     * @param from the live version that is meant
     * @throws Refusal when there is none, or another version is live by now
     */
    rollback(remote: string, actor: Actor, from?: string): Promise<Change> {
      return change('rollback', remote, actor, async (hold) => {
        const live = await hold.liveVersion(remote);
        if (!live) throw new Refusal(`${remote} has no live version: there is nothing to go back from`);
        if (from !== undefined && from !== live) throw new Refusal(`${remote} ${from} is not live any more: ${live} is`);
        const good = lastGoodOf(await hold.pinChanges(remote), live);
        if (!good) throw new Refusal(`${remote} has no earlier version to go back to: ${live} is the only one that was not taken back`);
        return published({ hold, storage }, remote, good);
      });
    },

    /**
     * What visitors get of every remote, or of one, and what a rollback would bring.
     * @throws Refusal when that one has no version that anybody gets
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
    async history({ name, pageSize, cursor }: Input<typeof listHistory>): Promise<Output<typeof listHistory>> {
      const rows = await repository.historyPage(name, cursor ?? Number.MAX_SAFE_INTEGER, pageSize + 1);
      const items = rows
        .slice(0, pageSize)
        .map(({ seq, action, from, to, at }) => ({ seq, action: action as PinAction, from, to: to ?? '', at: new Date(at).toISOString() }));
      return { items, next: rows.length > pageSize ? (items.at(-1)?.seq ?? null) : null };
    },
  };
}

export type PinService = ReturnType<typeof createPinService>;
