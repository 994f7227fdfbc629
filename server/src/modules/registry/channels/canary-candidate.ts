import type { BuildManifest } from '@mortar/protocol/registry';
import type { Gate } from '../gate/index.ts';
import { published } from '../pins/published.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { RemoteHold } from '../versions/repository.ts';
import type { Storage } from '../files/storage.ts';
import type { CanarySetting } from '../versions/channel-repository.ts';

/** A version that is to be shown to some, and what its canary is before the change. */
export interface Candidate {
  build: BuildManifest;
  /** The version that was the canary before; null where there was none. */
  before: string | null;
  /** Empty for another version than before; links that are over are gone. */
  present: CanarySetting;
}

/**
 * Looks at a version that is to be a canary, and holds all pins from then on.
 * @throws Refusal
 */
export async function candidateOf(
  { hold, storage, gate, now }: { hold: RemoteHold; storage: Storage; gate: Pick<Gate, 'demandPlace'>; now: number },
  remote: string,
  version: string,
): Promise<Candidate> {
  const build = await published({ hold, storage }, remote, version);
  await hold.holdPins();
  if ((await hold.liveVersion(remote)) === version)
    throw new Refusal(`${remote} ${version} is what everybody gets already: there is nothing to try out`);
  await gate.demandPlace(build, await hold.active());
  const canary = await hold.canary(remote);
  const before = canary?.version ?? null;
  if (canary?.version !== version) return { build, before, present: { version, percentage: 0, users: [], links: [] } };
  const links = canary.links.filter(({ expires }) => Date.parse(expires) > now);
  return { build, before, present: { version, percentage: canary.percentage, users: canary.users, links } };
}
