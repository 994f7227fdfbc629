import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';

const HOUR_MS = 3600 * 1000;

/**
 * Passes for accounts that are shut out: who has just proved that one is theirs reads with it why, and appeals. It opens
 * nothing else, lasts an hour, and is kept nowhere.
 */
export function createAppealPasses({ keyring, clock }: { keyring: Pick<Keyring, 'sign' | 'unsign'>; clock: Clock }) {
  return {
    passOf: (uid: string): string => keyring.sign('appeal', `${clock.now() + HOUR_MS}.${uid}`),
    /** Undefined for what is no pass, and for one whose hour is over. */
    uidOf(pass: string): string | undefined {
      const [, until, uid] = /^(\d+)\.(.+)$/s.exec(keyring.unsign('appeal', pass) ?? '') ?? [];
      return Number(until) > clock.now() ? uid : undefined;
    },
  };
}

export type AppealPasses = ReturnType<typeof createAppealPasses>;
