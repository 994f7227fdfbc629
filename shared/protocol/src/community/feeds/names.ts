/** Whom I follow; everything, by time; what people like now; a group's; a tag's; what I keep; by people on a list. */
export const FEEDS = ['home', 'latest', 'hot', 'group', 'tag', 'saved', 'list'] as const;
export type FeedName = (typeof FEEDS)[number];
