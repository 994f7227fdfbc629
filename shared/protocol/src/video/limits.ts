/** Longest title and description of a video, in characters. */
export const VIDEO_CHARACTERS = { title: 100, description: 5000 } as const;
/** Longest video, s. */
export const VIDEO_SECONDS = 3600;
/** Chapters of one video, and the longest title of one. */
export const CHAPTERS = { most: 100, characters: 100 } as const;
/** Largest file of captions, in characters, and the cues that it holds. */
export const CAPTIONS = { characters: 500_000, cues: 5000, languages: 8 } as const;
/** Seconds between two pictures of a storyboard. */
export const STORYBOARD_SECONDS = 5;
/** Width of a cover, px (specification §9), and where in the video it is taken, ms. */
export const COVER = { width: 300, atMs: 3000 } as const;
/** Videos that `/video` reads at once. */
export const VIDEO_ROWS = 24;
