import { GRANT_SECONDS } from '@mortar/protocol/identity';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** Budgets of codes (docs/design/sessions.md, security A1 and A8). */
export const CODE_MS = 5 * MINUTE_MS;
export const LINK_MS = 10 * MINUTE_MS;
export const GRANT_MS = GRANT_SECONDS * 1000;
/** Tries of one code. */
export const TRIES = 3;
/** Wrong tries of an address for a purpose since its last success, after which only the link works. */
export const WRONG_TRIES = 10;
/** Codes to one address, whatever the purpose. */
export const SEND_BUDGETS = [
  { windowMs: HOUR_MS, most: 5 },
  { windowMs: 24 * HOUR_MS, most: 10 },
] as const;
export const LONGEST_BUDGET_MS = 24 * HOUR_MS;
/** From the third code to an address within a day on, the human check is asked for. */
export const SEND_CAPTCHA = { action: 'sendEmail', free: 2, windowMs: 24 * HOUR_MS } as const;
/** While so many codes wait for their mail, everybody who orders one passes the human check first. */
export const BACKLOG = 200;
/** Wrong codes from one network, whatever the address, after which only the links of mails work there. */
export const NETWORK_WRONG_TRIES = 10;
/** While at least so many codes of everybody are wrong, and so many times more than are right, every look asks for the human check. */
export const SPRAY = { wrong: 100, timesRight: 4 } as const;
/** What networks and everybody tried is forgotten after so long. */
export const LOOKS_MS = HOUR_MS;
