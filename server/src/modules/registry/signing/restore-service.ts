import type { Clock } from '../../../lib/clock.ts';
import { createChanges, type Actor } from '../pins/changes.ts';
import type { PlatformRepository } from '../versions/repository.ts';

/** What follows after a database was brought back from a backup. */
export function createRestoreService({ repository, clock }: { repository: PlatformRepository; clock: Clock }) {
  const changes = createChanges({ repository, clock });

  return {
    /**
     * Lets the sequence number go on above everything that any page has seen, so that none takes the registry for a
     * replayed one. The time in seconds is above it: nobody changes a registry every second for years.
     * @returns where the number goes on
     */
    restored: ({ actor, reason }: Actor): Promise<number> =>
      changes.run({ action: 'restored', remote: '*', actor, reason }, async (hold, at) => {
        await hold.holdPins();
        const seq = await hold.raiseSeq(Math.floor(clock.now() / 1000));
        await hold.addAudit({ actor, action: 'restored', target: '*', at: at(), outcome: 'done', detail: { seq, reason } });
        return seq;
      }),
  };
}

export type RestoreService = ReturnType<typeof createRestoreService>;
