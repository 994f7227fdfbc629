const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The refresh token that was just replaced gives the same answer for so long (docs/design/sessions.md). */
export const GRACE_MS = 30_000;
/** A session that nobody used for so long is over; cookies live as long. */
export const IDLE_MS = 30 * DAY_MS;
/** No session lives longer, used or not. */
export const ABSOLUTE_MS = 90 * DAY_MS;
/** Idempotency keys are remembered for so long. */
export const IDEMPOTENCY_MS = DAY_MS;
