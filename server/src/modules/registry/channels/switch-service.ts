import type { Clock } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { createChanges, type Actor } from '../pins/changes.ts';
import type { PlatformRepository, RemoteHold } from '../versions/repository.ts';
import type { ChannelChange } from './canary-service.ts';

/** The switch of every remote: off, none of its code is loaded and its paths answer 503, whatever is published meanwhile. */
export function createSwitchService({ repository, clock }: { repository: PlatformRepository; clock: Clock }) {
  const changes = createChanges({ repository, clock });

  /** Turns the switch of a remote, or leaves an audit row where it stands so already. */
  function turn(action: 'kill' | 'revive', remote: string, { actor, reason }: Actor): Promise<ChannelChange> {
    return changes.run({ action, remote, actor, reason }, async (hold, at) => {
      await hold.holdPins();
      const live = await hold.liveVersion(remote);
      if (!live && !(await hold.canary(remote)))
        throw new Refusal(`${remote} has no version that anybody gets: there is nothing to switch`);
      const isOn = action === 'revive';
      const [from, to] = isOn ? [null, live] : [live, null];
      const changed = (await isOff(hold, remote)) === isOn;
      if (changed) {
        await hold.record({ remote, channel: 'live', action, from, to, actor, reason: reason ?? null, at: at() });
        await (isOn ? hold.switchOn(remote) : hold.switchOff(remote, actor, reason ?? null, at()));
      } else {
        await hold.addAudit({ actor, action, target: remote, at: at(), outcome: 'unchanged', detail: { reason } });
      }
      return { remote, from, to, changed };
    });
  }

  return {
    /** Switches a remote off. @throws Refusal when nobody gets anything of it */
    kill: (remote: string, actor: Actor): Promise<ChannelChange> => turn('kill', remote, actor),

    /** Switches a remote on again. @throws Refusal when nobody gets anything of it */
    revive: (remote: string, actor: Actor): Promise<ChannelChange> => turn('revive', remote, actor),
  };
}

export type SwitchService = ReturnType<typeof createSwitchService>;

async function isOff(hold: RemoteHold, remote: string): Promise<boolean> {
  return (await hold.switchedOff()).some((row) => row.remote === remote);
}
