/** What a video may be, and what its making may cost. */

/** Shorter is no video, ms. */
export const LEAST_MS = 100;
/** Pixels of one picture, and the longest side: memory follows from them, whatever the file weighs. */
export const PIXELS = 16_777_216;
export const LONGEST_SIDE = 8192;
/** Streams of one file. */
export const STREAMS = 20;

/** Short edges of what is made. */
export const HEIGHTS = [480, 360, 720] as const;
/** Short edge and bits per second up to which H.264 with AAC is taken as it is. */
export const COPIED = { height: 720, bitsPerSecond: 8_000_000 } as const;
/** Pictures per second; faster videos lose some. */
export const MOST_FPS = 60;
/** Seconds from one picture that needs no other to the next, and of a segment. */
export const GOP_SECONDS = 2;
export const SEGMENT_SECONDS = 4;

/** Longest look into a file, ms. */
export const PROBE_MS = 30_000;
/** Longest work on a video of so many milliseconds, ms: a minute, and twenty times its length. */
export const wallMs = (durationMs: number): number => 60_000 + 20 * durationMs;

/** Tries of a step before it is given up, and the pause before the second one, ms; each next one is twice as long. */
export const TRIES = 3;
export const PAUSE_MS = 5000;
/** A worker that says nothing for so long has died, ms. */
export const LEASE_MS = 60_000;
/** How often it says that it lives, ms. */
export const RENEW_MS = 15_000;
/** Pictures of a storyboard: width in px, and how many stand on a sheet. */
export const BOARD = { width: 160, columns: 5, rows: 5 } as const;
/** Width of the picture that stands in the player, px. */
export const POSTER_WIDTH = 1280;
/** How long an address of what is not public works at least, ms; at most twice as long. */
export const SLOT_MS = 10 * 60 * 1000;
