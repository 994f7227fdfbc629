const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A nonce, and the text that holds it, are good for so long (security C1). */
export const NONCE_MS = 5 * MINUTE_MS;
/** The cookie that ties nonces to a browser. */
export const BROWSER_MS = HOUR_MS;
/** A wallet is bound only so soon after a sign-in (security C8). */
export const FRESH_MS = 15 * MINUTE_MS;
/** Accounts cost a wallet nothing, so from the sixth within a day on a network is asked for the human check. */
export const NEW_PEOPLE = { action: 'walletRegister', free: 5, windowMs: 24 * HOUR_MS } as const;
/** What a wallet holds is asked for again after so long. */
export const HOLDINGS_MS = 30_000;
/** After so long where somebody did not answer: who tries again shall not hear the same. */
export const SILENT_HOLDINGS_MS = 2000;
