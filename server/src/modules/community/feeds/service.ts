import type { Input, Output } from '@mortar/protocol';
import {
  MOST_AFTER,
  MOST_FRESH,
  type countFresh,
  type FeedItem,
  type FeedName,
  type findPage,
  type markFeed,
} from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { VISITOR } from '../ids.ts';
import { hasGroup } from '../membership/groups.ts';
import { readAuthors } from '../people.ts';
import type { PostView } from '../view/posts.ts';
import { feedsOf, type FeedRow, type Source } from '../store/feeds.ts';
import { listedOf, type ListRow } from '../people-lists/repository.ts';
import { findTag } from '../store/tags.ts';
import { keyOfTag } from '../text/one-form.ts';
import type { Cursors } from '../pages/cursor.ts';
import { rankOf, type HotFeed } from '../hot/feed.ts';
import { marksOf } from './marks.ts';
import { readPage, type Page, type PageOf } from '../pages/read-page.ts';

export interface FeedServiceDeps {
  db: Db;
  clock: Clock;
  cursors: Cursors;
  posts: PostView;
  hot: HotFeed;
  peopleLists: {
    /** @throws AppError `notFound` for a list that the viewer may not look at */
    read(viewer: number, listid: string): Promise<ListRow>;
  };
}

/** A feed as one person reads it. */
interface Feed {
  /** What cursors and marks call it. */
  name: string;
  source: Source;
  head(): Promise<number>;
}

const EMPTY: Source = () => Promise.resolve([]);
const UNAUTHORIZED = 401;

/** Pages of feeds: each by the same rule over another list of places (read-page.ts). */
export function createFeeds({ db, clock, cursors, posts, hot, peopleLists }: FeedServiceDeps) {
  async function feedOf(viewer: number, feed: FeedName, id = ''): Promise<Feed> {
    const feeds = feedsOf(db, viewer);
    if ((feed === 'home' || feed === 'saved') && viewer === VISITOR) throw new AppError('tokenInvalid', { status: UNAUTHORIZED });
    if (feed === 'home' || feed === 'latest') return { name: feed, source: feeds[feed], head: feeds.head };
    if (feed === 'saved') return { name: feed, source: feeds.saved, head: feeds.savedHead };
    if (feed === 'hot') return { name: feed, source: hot.source(viewer), head: hot.head };
    if ((feed === 'group' || feed === 'list') && !/^[1-9][0-9]{0,15}$/.test(id)) throw new AppError('notFound', { status: 200 });
    if (feed === 'list')
      return { name: `list:${id}`, source: feeds.by(listedOf(viewer, await peopleLists.read(viewer, id))), head: feeds.head };
    if (feed === 'group') {
      const source = (await hasGroup(db, Number(id))) ? feeds.group(Number(id)) : EMPTY;
      return { name: `group:${id}`, source, head: feeds.head };
    }
    const key = keyOfTag(id);
    if (key === '') throw new AppError('validation');
    const tag = await findTag(db, key);
    return { name: `tag:${key}`, source: tag ? feeds.tag(tag.id) : EMPTY, head: feeds.head };
  }

  async function items(rows: readonly FeedRow[], viewer: number, feed?: FeedName): Promise<FeedItem[]> {
    const ids = rows.map(({ postId }) => postId);
    const [found, people, parts] = await Promise.all([
      posts[feed === 'saved' ? 'kept' : 'read'](ids, viewer),
      readAuthors(
        db,
        rows.flatMap(({ byId }) => byId ?? []),
      ),
      feed === 'hot' ? hot.partsOf(rows.map(({ pos }) => pos)) : undefined,
    ]);
    const reasonOf = ({ pos, authorId, byId }: FeedRow): FeedItem['why'] => {
      if (parts) return { reason: 'hot', hot: parts.get(pos) ?? null };
      if (feed !== 'home') return null;
      return { reason: byId !== null ? 'repost' : authorId === viewer ? 'own' : 'follow', hot: null };
    };
    return rows.flatMap((row): FeedItem[] => {
      const { pos, postId, byId, at } = row;
      const post = found.get(postId);
      if (!post) return [];
      const by = byId === null ? null : (people.get(byId) ?? null);
      return [{ pos: parts ? rankOf(pos) : pos, post, by, at: new Date(at).toISOString(), why: reasonOf(row) }];
    });
  }

  /** How many items have come above `top` until the head was read. */
  const count = async (source: Source, top: number, head: number): Promise<number> =>
    head <= top ? 0 : (await readPage(source, { top: head, last: head + 1, above: top, pageSize: MOST_FRESH })).list.length;

  /** One of the first pages, behind those before it; an empty one behind the end. */
  async function pageByNumber(source: Source, asked: PageOf, pageNum: number): Promise<Page<FeedRow>> {
    let page = await readPage(source, asked);
    for (let number = 1; number < pageNum; number += 1) {
      page = page.end ? { ...page, list: [] } : await readPage(source, { ...asked, last: page.last });
    }
    return page;
  }

  return {
    items,

    async page(viewer: number, input: Input<typeof findPage>): Promise<Output<typeof findPage>> {
      const { feed, id, cursor, after, from, pageNum = 1, pageSize } = input;
      const own = await feedOf(viewer, feed, id);
      const { name, source } = own;
      const isFirst = cursor === undefined && after === undefined && viewer !== VISITOR;
      const [head, mark] = await Promise.all([own.head(), isFirst ? marksOf(db).read(viewer, name) : null]);
      const known = cursor === undefined ? undefined : cursors.read(name, cursor);
      const newest = after === undefined ? undefined : cursors.read(name, after).top;
      const top = known?.top ?? (newest === undefined ? Math.min(from ?? head, head) : head);
      const size = newest === undefined ? pageSize : MOST_AFTER;
      const asked: PageOf = { top, last: known?.last ?? top + 1, above: newest ?? 0, pageSize: size };
      const page = await pageByNumber(source, asked, known === undefined && newest === undefined ? pageNum : 1);
      const [list, fresh] = await Promise.all([
        items(page.list, viewer, feed),
        newest === undefined && feed !== 'hot' ? count(source, top, head) : 0,
      ]);
      const end = newest === undefined && page.end;
      return {
        list,
        cursor: end ? null : cursors.write({ feed: name, top, last: page.last }),
        end,
        top: cursors.write({ feed: name, top, last: top }),
        fresh,
        gap: newest !== undefined && !page.end,
        mark,
      };
    },

    async fresh(viewer: number, { feed, id, top }: Input<typeof countFresh>): Promise<Output<typeof countFresh>> {
      const own = await feedOf(viewer, feed, id);
      const known = cursors.read(own.name, top).top;
      return { fresh: feed === 'hot' ? await hot.fresh(known) : await count(own.source, known, await own.head()) };
    },

    async mark(viewer: number, { feed, id, pos, offset }: Input<typeof markFeed>): Promise<Record<string, never>> {
      const { name } = await feedOf(viewer, feed, id);
      await marksOf(db).set({ userId: viewer, feed: name, pos, offset, at: new Date(clock.now()) });
      return {};
    },
  };
}

export type Feeds = ReturnType<typeof createFeeds>;
