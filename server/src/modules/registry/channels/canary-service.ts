import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { createChanges, type Actor } from '../pins/changes.ts';
import type { Gate } from '../gate/index.ts';
import type { PlatformRepository, RemoteHold } from '../versions/repository.ts';
import type { Storage } from '../files/storage.ts';
import { candidateOf } from './canary-candidate.ts';
import { linkId, linkUrl, newSecret } from './canary-link.ts';
import type { CanarySetting, ChannelRecord } from '../versions/channel-repository.ts';

export interface CanaryServiceDeps {
  repository: PlatformRepository;
  storage: Storage;
  gate: Pick<Gate, 'demandPlace'>;
  clock: Clock;
  /** Origin that links into a canary begin with. */
  publicUrl: string;
  /** uid of a person by uid or e-mail address. */
  findUid(name: string): Promise<string | undefined>;
}

/** Who gets a canary; what is left out stays as it is while the canary's version does. */
export interface CanaryAudience {
  /** Share of the visitors, 0 to 100. */
  percentage?: number | undefined;
  /** uids or e-mail addresses; they take the place of those before. */
  users?: readonly string[] | undefined;
}

/** What came of a change of a canary, or of the switch. */
export interface ChannelChange {
  remote: string;
  from: string | null;
  to: string | null;
  /** False when it was so before. */
  changed: boolean;
}

/** A link into a canary; its secret is in the address and nowhere else. */
export interface NewLink {
  url: string;
  /** ISO 8601. */
  expires: string;
}

/** Longest lists of one canary. */
const MOST_USERS = 100;
const MOST_LINKS = 20;

export type CanaryService = ReturnType<typeof createCanaryService>;

/** Versions that some visitors get in place of the live one. */
export function createCanaryService({ repository, storage, gate, clock, publicUrl, findUid }: CanaryServiceDeps) {
  const changes = createChanges({ repository, clock });

  /** Who is named, each once. @throws Refusal where somebody is not there, or they are too many */
  function uidsOf(found: readonly { name: string; uid: string | undefined }[]): string[] {
    const uids = new Set<string>();
    for (const { name, uid } of found) {
      if (uid === undefined) throw new Refusal(`Nobody has the uid or e-mail address '${name}'`);
      uids.add(uid);
    }
    if (uids.size > MOST_USERS) throw new Refusal(`a canary names ${MOST_USERS} people at most: give it a percentage or a link`);
    return [...uids].sort();
  }

  /** Keeps what a canary is from now on. */
  async function put(hold: RemoteHold, next: CanarySetting, record: Omit<ChannelRecord, 'channel' | 'to'>): Promise<void> {
    const seq = await hold.record({ ...record, channel: 'canary', to: next.version });
    await hold.putCanary(record.remote, next, seq, record.at);
  }

  return {
    /** Shows a version to some visitors in place of the live one. @throws Refusal */
    async canary(remote: string, version: string, { percentage, users }: CanaryAudience, { actor, reason }: Actor): Promise<ChannelChange> {
      const found = users && (await Promise.all(users.map(async (name) => ({ name, uid: await findUid(name) }))));
      return changes.run({ action: 'canary', remote, actor, reason }, async (hold, at) => {
        if (percentage === undefined && users === undefined) throw new Refusal('say who gets it: a percentage, people, or a link');
        const uids = found && uidsOf(found);
        const { before, present } = await candidateOf({ hold, storage, gate, now: clock.now() }, remote, version);
        const next = { ...present, percentage: percentage ?? present.percentage, users: uids ?? present.users };
        const detail = { percentage: next.percentage, users: next.users };
        const changed = before !== version || !isDeepStrictEqual(present, next);
        if (changed) {
          await put(hold, next, { remote, action: 'canary', from: before, actor, reason: reason ?? null, detail, at: at() });
        } else {
          const told = { version, reason, ...detail };
          await hold.addAudit({ actor, action: 'canary', target: remote, at: at(), outcome: 'unchanged', detail: told });
        }
        return { remote, from: before, to: version, changed };
      });
    },

    /** Makes a link that shows a version to whoever opens it, for a while. @throws Refusal */
    canaryLink(remote: string, version: string, seconds: number, { actor, reason }: Actor): Promise<NewLink> {
      return changes.run({ action: 'canaryLink', remote, actor, reason }, async (hold, at) => {
        const { build, before, present } = await candidateOf({ hold, storage, gate, now: clock.now() }, remote, version);
        if (present.links.length >= MOST_LINKS)
          throw new Refusal(`${remote} ${version} has ${MOST_LINKS} links already: wait until one is over`);
        const secret = newSecret();
        const expires = new Date(clock.now() + seconds * 1000).toISOString();
        const links = [...present.links, { id: linkId(secret) ?? '', expires }];
        const detail = { expires };
        await put(
          hold,
          { ...present, links },
          { remote, action: 'canaryLink', from: before, actor, reason: reason ?? null, detail, at: at() },
        );
        return { url: linkUrl(publicUrl, build.description, secret), expires };
      });
    },

    /**
     * Ends the canary of a remote: everybody gets what is live.
     * @param version the canary that is meant
     * @throws Refusal when there is none, or another one by now
     */
    canaryOff(remote: string, { actor, reason }: Actor, version?: string): Promise<ChannelChange> {
      return changes.run({ action: 'canaryOff', remote, actor, reason }, async (hold, at) => {
        await hold.holdPins();
        const canary = await hold.canary(remote);
        if (!canary) throw new Refusal(`${remote} has no canary`);
        if (version !== undefined && version !== canary.version)
          throw new Refusal(`${remote} ${version} is not the canary any more: ${canary.version} is`);
        const from = canary.version;
        await hold.record({ remote, channel: 'canary', action: 'canaryOff', from, to: null, actor, reason: reason ?? null, at: at() });
        await hold.removeCanary(remote);
        return { remote, from, to: null, changed: true };
      });
    },
  };
}
