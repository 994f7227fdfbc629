import type { Recipient } from '#entities/mailed-code';

/** Key of the session storage: what a reload of /resetPassword must know. The grant itself is a cookie of the server's. */
const KEY = 'auth.recovery';
/** As long as the server's grant (docs/design/sessions.md). */
const LIFE_MS = 10 * 60 * 1000;

/** Keeps for whom this tab holds a grant, until it has ended. A tab that keeps nothing asks for a code again. */
export function keepGranted({ email, purpose }: Recipient): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ email, purpose, until: Date.now() + LIFE_MS }));
  } catch {
    // Nothing can be kept here.
  }
}

/** For whom this tab holds a grant; null without one. */
export function keptGranted(): Recipient | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as (Recipient & { until: number }) | null;
    return kept && kept.until > Date.now() ? { email: kept.email, purpose: kept.purpose } : null;
  } catch {
    return null;
  }
}

/** The grant was used, or the server knows none. */
export function forgetGranted(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
