import type { RequestFailure } from '@mortar/client';
import { signedOut } from '@mortar/host';
import { countFresh, FEED_PAGE_ROWS, findPage, firstPageOf, postList, type FeedItem, type FeedMark } from '@mortar/protocol/community';
import { createTask } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { followSaved } from '#entities/person';
import { postsTold } from '#entities/post';
import { without } from '../../lib/without.ts';
import { hasNews, keyOf, type Source } from './source.ts';

/** A place in a list: which post, and why it is here. */
export interface Entry extends Omit<FeedItem, 'post'> {
  /** Of the place; a post that was reposted may have several. */
  key: string;
  postid: string;
  authorUid: string;
}

/** A list as far as it came. */
export interface Feed {
  source: Source;
  entries: readonly Entry[];
  cursor: string | null;
  isEnd: boolean;
  /** What is newer is asked for by this; null where nothing is new. */
  top: string | null;
  /** Newer items that wait for the reader, up to 99. */
  fresh: number;
  /** Where the person stopped reading, on whichever device; null where the list begins there. */
  mark: number | null;
}

type Part = 'first' | 'more' | 'newer';
interface Page {
  list: FeedItem[];
  cursor: string | null;
  end: boolean;
  top?: string;
  fresh?: number;
  gap?: boolean;
  mark?: FeedMark | null;
}

const entryOf = ({ post, ...item }: FeedItem): Entry => ({
  ...item,
  key: `${item.pos}-${post.postid}`,
  postid: post.postid,
  authorUid: post.author.uid,
});

interface Reading {
  source: Source;
  part: Part;
  /** The list as it stands; null to begin anew. */
  feed: Feed | null;
  /** Begins at this place of the log. */
  from?: number;
}
const readFx = createTask(async ({ source, part, feed, from }: Reading, { call, bind }): Promise<Page> => {
  const paging = { pageSize: FEED_PAGE_ROWS, ...(part === 'more' && feed?.cursor && { cursor: feed.cursor }) };
  const page: Page =
    'person' in source
      ? await call(postList, { accountid: source.person, kind: source.kind, sort: 'old', ...paging })
      : await call(findPage, { ...source, ...paging, ...(part === 'newer' && feed?.top && { after: feed.top }), ...(from && { from }) });
  // More is new than comes at once: the list begins anew.
  const shown: Page = page.gap && !('person' in source) ? { ...(await call(findPage, firstPageOf(source))), gap: true } : page;
  bind(postsTold)(shown.list.map(({ post }) => post));
  return shown;
});

/** A list is shown: what is known of it stays, and what is new in it is counted. */
export const feedOpened = createEvent<Source>();
/** It is read anew from its start. */
export const feedRetried = createEvent<Source>();
/** The person goes on where they stopped reading. */
export const resumed = createEvent<Source>();
/** A list is about something else from now on: what is known of it is dropped. */
export const feedDropped = createEvent<Source>();
export const moreWanted = createEvent<Source>();
/** The reader lets in what is new. */
export const newerWanted = createEvent<Source>();
/** Something may be new. */
export const freshAsked = createEvent<Source>();

const first = ({ source, page }: { source: Source; page: Page }): Feed => ({
  source,
  entries: distinct(page.list.map(entryOf)),
  cursor: page.cursor,
  isEnd: page.end,
  top: page.top ?? null,
  fresh: page.fresh ?? 0,
  mark: page.mark && page.mark.pos < (page.list[0]?.pos ?? 0) ? page.mark.pos : null,
});

function distinct(entries: readonly Entry[]): Entry[] {
  const known = new Set<string>();
  return entries.filter(({ key }) => !known.has(key) && known.add(key));
}

function joined(feed: Feed | undefined, source: Source, part: Part, page: Page): Feed {
  if (!feed || part === 'first' || page.gap) return first({ source, page });
  const came = page.list.map(entryOf);
  if (part === 'newer') return { ...feed, entries: distinct([...came, ...feed.entries]), top: page.top ?? feed.top, fresh: 0 };
  return { ...feed, entries: distinct([...feed.entries, ...came]), cursor: page.cursor, isEnd: page.end };
}

/** A part of a list came: its posts, each with who wrote it. */
export const postsCame = readFx.done.map(({ params: { source }, result: { list } }) => ({
  source,
  authors: Object.fromEntries(list.map(({ post }) => [post.postid, post.author.uid])),
}));

const freshFx = createTask(async ({ source, top }: { source: Source; top: string }, { call }) =>
  'person' in source ? { fresh: 0 } : call(countFresh, { ...source, top }),
);

/** Lists by their keys. A list that was left is there again as it was. */
export const $feeds = createStore<Readonly<Record<string, Feed>>>({})
  .on(readFx.done, (feeds, { params: { source, part, feed }, result }) => {
    const key = keyOf(source);
    // What came for a list that was read anew meanwhile is dropped.
    if (part !== 'first' && feeds[key] && feed && feeds[key].cursor !== feed.cursor && part === 'more') return feeds;
    return { ...feeds, [key]: joined(feeds[key], source, part, result) };
  })
  .on(freshFx.done, (feeds, { params: { source, top }, result: { fresh } }) => {
    const feed = feeds[keyOf(source)];
    return feed && feed.top === top ? { ...feeds, [keyOf(source)]: { ...feed, fresh } } : feeds;
  })
  .on(feedDropped, (feeds, source) => without(feeds, keyOf(source)))
  .reset(signedOut);

/** Why a part of a list did not come, by `<part> <key>`. */
export const $feedFailures = createStore<Readonly<Record<string, RequestFailure>>>({})
  .on(readFx, (all, { source, part }) => without(all, `${part} ${keyOf(source)}`))
  .on(readFx.fail, (all, { params: { source, part }, error }) => ({ ...all, [`${part} ${keyOf(source)}`]: error }))
  .reset(signedOut);

/** Parts that are on their way, by `<part> <key>`. */
export const $feedLoading = createStore<Readonly<Record<string, true>>>({})
  .on(readFx, (all, { source, part }) => ({ ...all, [`${part} ${keyOf(source)}`]: true as const }))
  .on(readFx.finally, (all, { params: { source, part } }) => without(all, `${part} ${keyOf(source)}`));

const known = { feeds: $feeds, loading: $feedLoading };
const isIdle = (loading: Readonly<Record<string, true>>, part: Part, source: Source) => !loading[`${part} ${keyOf(source)}`];

sample({
  clock: feedOpened,
  source: known,
  filter: ({ feeds, loading }, source) => !feeds[keyOf(source)] && isIdle(loading, 'first', source),
  fn: (_, source) => ({ source, part: 'first' as const, feed: null }),
  target: readFx,
});
// Who followed nobody and follows somebody now has something to read.
sample({
  clock: followSaved,
  source: $feeds,
  filter: (feeds, { isWanted }) => isWanted && feeds['home']?.entries.length === 0,
  fn: (): Source => ({ feed: 'home' }),
  target: feedRetried,
});
sample({ clock: feedRetried, fn: (source) => ({ source, part: 'first' as const, feed: null }), target: readFx });
sample({
  clock: resumed,
  source: $feeds,
  filter: (feeds, source) => Boolean(feeds[keyOf(source)]?.mark),
  fn: (feeds, source): Reading => ({ source, part: 'first', feed: null, from: feeds[keyOf(source)]!.mark! }),
  target: readFx,
});
sample({
  clock: moreWanted,
  source: known,
  filter: ({ feeds, loading }, source) => {
    const feed = feeds[keyOf(source)];
    return feed !== undefined && !feed.isEnd && feed.cursor !== null && isIdle(loading, 'more', source);
  },
  fn: ({ feeds }, source) => ({ source, part: 'more' as const, feed: feeds[keyOf(source)]! }),
  target: readFx,
});
sample({
  clock: newerWanted,
  source: known,
  // What one person wrote has no place to ask from: its first page comes.
  filter: ({ feeds, loading }, source) =>
    ('person' in source ? feeds[keyOf(source)] !== undefined : Boolean(feeds[keyOf(source)]?.top)) && isIdle(loading, 'newer', source),
  fn: ({ feeds }, source) => ({ source, part: 'newer' as const, feed: feeds[keyOf(source)]! }),
  target: readFx,
});
sample({
  clock: [feedOpened, freshAsked],
  source: known,
  filter: ({ feeds, loading }, source) => hasNews(source) && Boolean(feeds[keyOf(source)]?.top) && isIdle(loading, 'newer', source),
  fn: ({ feeds }, source) => ({ source, top: feeds[keyOf(source)]!.top! }),
  target: freshFx,
});
