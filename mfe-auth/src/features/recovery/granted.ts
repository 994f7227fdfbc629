import { GRANT_SECONDS } from '@mortar/protocol/identity';
import { carried, carry, putDown } from '@mortar/remote-kit/carried';
import type { Recipient } from '#entities/mailed-code';

/** For whom this tab holds a grant: what a reload of /resetPassword must know. The grant itself is a cookie of the server's. */
const NAME = 'auth.recovery';

/** Keeps it until the grant has ended. A tab that keeps nothing asks for a code again. */
export function keepGranted({ email, purpose }: Recipient): void {
  carry(NAME, { email, purpose, until: Date.now() + GRANT_SECONDS * 1000 });
}

/** For whom this tab holds a grant; null without one. */
export function keptGranted(): Recipient | null {
  const kept = carried(NAME) as (Recipient & { until: number }) | null;
  return kept && kept.until > Date.now() ? { email: kept.email, purpose: kept.purpose } : null;
}

/** The grant was used, or the server knows none. */
export const forgetGranted = (): void => putDown(NAME);
