/** Limits of what tokens say of themselves; whoever made one may have had anything in mind. */

const MIB = 1024 * 1024;

/** Metadata as it comes, bytes; with a picture inside it may well be long. */
export const DOCUMENT_BYTES = 2 * MIB;
/** How deep it may be nested. */
export const DOCUMENT_DEPTH = 32;
/** A picture as it comes, bytes. */
export const PICTURE_BYTES = 20 * MIB;

/** What is kept of texts, characters. */
export const NAME_CHARACTERS = 200;
export const DESCRIPTION_CHARACTERS = 4000;
export const LINK_CHARACTERS = 2048;
export const TRAITS = 100;
export const TRAIT_CHARACTERS = 200;

/** Tokens that are looked at at the same time, and how many of them of one collection. */
export const AT_ONCE = 6;
export const OF_ONE_COLLECTION = 2;
/** A look that has not ended by then is left behind by a process that died, ms. */
export const LEASE_MS = 3 * 60 * 1000;
/** A round of looks begins none after this, ms; the job has it for two minutes. */
export const ROUND_MS = 60 * 1000;
/** Seconds between two rounds. */
export const ROUND_SECONDS = 5;
/** Looks again after one that came to nothing: after a minute, then each time four times as late, at most a day. */
export const TRIES = 8;
export const FIRST_RETRY_MS = 60 * 1000;
export const LAST_RETRY_MS = 24 * 3600 * 1000;

/** What was read is read again after this, ms: metadata may change without a word of its contract. At most so many tokens an hour. */
export const AGAIN_MS = 7 * 24 * 3600 * 1000;
export const AGAIN_AN_HOUR = 200;

/** What a token plays as it comes, bytes, and how long it may take to come, ms. */
export const ANIMATION_BYTES = 32 * MIB;
export const ANIMATION_MS = 60_000;
/** Whoever asks for it hears after this that it is still coming, ms. */
export const ANIMATION_WAIT_MS = 8000;
/** Copies of what tokens play: all of them together, bytes, and how long one is kept that nobody wants, ms. */
export const ANIMATIONS_BYTES = 2048 * MIB;
export const ANIMATION_KEPT_MS = 30 * 24 * 3600 * 1000;

/** Pixels of a picture as it comes. */
export const INPUT_PIXELS = 40_000_000;
/** Longest sides as they are kept: for lists, and for a page of its own. */
export const SIDES = { small: 512, large: 1024 } as const;
/** Longest work on one picture, ms. */
export const PICTURE_MS = 10_000;
/** The program that draws ends when it had nothing to do for so long, ms. */
export const IDLE_MS = 30_000;
/** A picture that no token has is deleted after this, ms. */
export const UNUSED_MS = 24 * 3600 * 1000;
