import { FEED_PAGE_ROWS } from '../limits.ts';
import type { FeedName } from './names.ts';

/** Lists of the community's home page, as its address names them. */
export const HOME_FEEDS = ['home', 'latest', 'hot'] as const satisfies readonly FeedName[];
export type HomeFeed = (typeof HOME_FEEDS)[number];

const isHomeFeed = (name: string | null): name is HomeFeed => HOME_FEEDS.some((feed) => feed === name);

/** Which list an address of `/community` means: whom somebody follows, or for a visitor what is newest. */
export function homeFeedOf(search: URLSearchParams, isSignedIn: boolean): HomeFeed {
  const named = search.get('feed');
  if (isHomeFeed(named) && (isSignedIn || named !== 'home')) return named;
  return isSignedIn ? 'home' : 'latest';
}

/** How a page asks for the beginning of a list. */
export const firstPageOf = <Source extends { feed: FeedName; id?: string }>(source: Source) => ({ ...source, pageSize: FEED_PAGE_ROWS });
