import type { Clock } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { PlatformRepository, RemoteHold } from '../versions/repository.ts';

/** Who changes the registry, and why. */
export interface Actor {
  actor: string;
  reason?: string | undefined;
}

/** What is asked for, as the audit names it. */
interface Asked extends Actor {
  action: string;
  remote: string;
}

/** Changes of one remote, each alone. */
export function createChanges({ repository, clock }: { repository: PlatformRepository; clock: Clock }) {
  const now = () => new Date(clock.now());

  return {
    /** Runs a change while nobody else changes this remote; a refusal changes nothing and leaves an audit row too. */
    async run<T>({ action, remote, actor, reason }: Asked, work: (hold: RemoteHold, at: () => Date) => Promise<T>): Promise<T> {
      try {
        return await repository.exclusively(remote, (hold) => work(hold, now));
      } catch (error) {
        if (error instanceof Refusal) {
          const detail = { why: error.message, reason };
          await repository.addAudit({ actor, action, target: remote, at: now(), outcome: 'refused', detail });
        }
        throw error;
      }
    },
  };
}
