const DAY_MS = 24 * 3600 * 1000;

/** What it takes until a newcomer counts for who invited them (security I7). They are public: nobody needs to guess. */
export const COOLING_MS = 3 * DAY_MS;
/** Days on which the newcomer must have earned bricks by playing. */
export const ACTIVE_DAYS = 2;
/** Newcomers that count for one person in a day and in 30 days; the others wait their turn. */
export const COUNTED_PER_DAY = 10;
export const COUNTED_PER_MONTH = 50;
export const MONTH_MS = 30 * DAY_MS;
export const DAY = DAY_MS;
/** Invited sign-ups from one network within 30 days that raise no question. */
export const PER_NETWORK = 3;
/** How many inviters up the chain are looked at: a ring is longer only for who spends more than it brings. */
export const CHAIN = 8;
/** Whole bricks of type 1 for who invited somebody that counts: the usual reward (spec §9). */
export const INVITE_BRICKS = 50;
/** Invites that are judged at once. */
export const BATCH = 200;
/** A review, and an appeal, is looked at within so long: people are told. */
export const DECIDED_MS = 7 * DAY_MS;
/** A review that nobody has decided by then counts, unless so many of one network wait that it is no family. */
export const UNDECIDED_MS = 14 * DAY_MS;
export const FAMILY = 5;
