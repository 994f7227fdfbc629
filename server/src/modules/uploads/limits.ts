/** Limits of uploads. They are public: nobody needs to guess why a file was refused. Sizes by purpose stand in `@mortar/protocol`. */

const MIB = 1024 * 1024;

/** What one person may keep here, what is being sent included, in bytes. */
export const QUOTA_BYTES = 5 * 1024 * MIB;
/** Files that a person may send in an hour. */
export const FILES_PER_HOUR = 300;
/** Largest picture, in bytes, whatever its purpose takes besides. */
export const PICTURE_BYTES = 20 * MIB;

/** Pixels of a picture as it comes, all frames together: what it takes of memory does not follow from its bytes. */
export const INPUT_PIXELS = 64_000_000;
export const FRAMES = 300;
/** Longest side of a picture as it is kept. */
export const LONGEST_SIDE = 4096;
/** Longest work on one picture, s. */
export const PICTURE_SECONDS = 20;
/** Pictures that are made at the same time, and how many may wait. */
export const PICTURES = { atOnce: 2, waiting: 30 };

/** A file that nothing uses is deleted after this, ms. */
export const UNUSED_MS = 24 * 3600 * 1000;
/** A resumable upload ends this long after its beginning, ms. */
export const RESUMABLE_MS = 7 * 24 * 3600 * 1000;
/** What a form left behind when its process was killed is removed after this, ms. */
export const DRAFT_MS = 24 * 3600 * 1000;
