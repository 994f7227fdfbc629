/** Longest text of a post and of a reply, in characters (UTF-16 units after NFC). */
export const POST_CHARACTERS = 3000;
export const COMMENT_CHARACTERS = 1500;
/** Pictures of one post, and the longest words that say what is on one. */
export const POST_PICTURES = 10;
export const ALT_CHARACTERS = 1000;
/** Tags, links and names that one text has. */
export const FACETS = 100;
/** Longest tag, in characters as a person counts them (grapheme clusters). */
export const TAG_CHARACTERS = 50;
/** Levels of replies below a post; an answer to the last level stands beside what it answers. */
export const COMMENT_LEVELS = 4;
/** Marks that the bar of a video has: more stand on each other. */
export const MOMENTS = 200;
/** How long what was deleted can be brought back, ms; a page offers it for 6 seconds. */
export const UNDO_MS = 30_000;
/** Things that can be asked about at once. */
export const MOST_TARGETS = 100;
/** Rows of one page of a list, and how far pages are counted by number. */
export const MOST_PAGE_SIZE = 50;
export const MOST_PAGE_NUMBER = 25;
/** Rows that a page of the site asks a feed for. */
export const FEED_PAGE_ROWS = 20;
/** Newer items that are counted, and that come at once; where there are more, `gap` says so. */
export const MOST_FRESH = 99;
export const MOST_AFTER = 200;
/** Choices of a poll, their longest text, and how many hours one is open. */
export const POLL_OPTIONS = { least: 2, most: 6, characters: 60, hours: 7 * 24 } as const;
/** Scheduled posts of one person, and those of one day. */
export const SCHEDULED = { most: 300, perDay: 50 } as const;
/** Drafts of one person. */
export const DRAFTS = 100;
/** Longest name and description of a group, and its rules. */
export const GROUP_CHARACTERS = { name: 60, description: 500, rule: 200 } as const;
export const GROUP_RULES = 10;
/** Longest text of a report, and of an answer to it. */
export const POST_REPORT_CHARACTERS = 500;
/** Words that somebody wants to see no posts with. */
export const WATCH_WORDS = { most: 100, characters: 60 } as const;
/** Longest title and description of a series; series of one person, and posts of one series. */
export const SERIES_CHARACTERS = { title: 60, description: 500 } as const;
export const SERIES = { most: 50, posts: 200 } as const;
/** Longest name and description of a list of people; lists of one person, and people on one list. */
export const PEOPLE_LIST_CHARACTERS = { name: 40, description: 300 } as const;
export const PEOPLE_LISTS = { most: 50, people: 500 } as const;
/** Longest span of an author’s statistics, days. */
export const MOST_STATS_DAYS = 90;
/** Posts that one call says somebody had in sight. */
export const MOST_VIEWED = 50;
