import type { FeedName } from '@mortar/protocol/community';

/** What a list of posts is: a feed, or what one person wrote. */
export type Source =
  | { feed: Exclude<FeedName, 'group' | 'tag' | 'list'> }
  | { feed: 'group' | 'tag' | 'list'; id: string }
  | { person: string; kind: 'posts' | 'media' };

/** Its name among the lists that are known. */
export function keyOf(source: Source): string {
  if ('person' in source) return `person ${source.kind} ${source.person}`;
  return 'id' in source ? `${source.feed} ${source.id}` : source.feed;
}

/** Only what goes on in the log has something new. */
export const hasNews = (source: Source): boolean => 'feed' in source && source.feed !== 'saved' && source.feed !== 'hot';
