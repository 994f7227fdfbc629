import type { Post } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { AttachedVideos } from '../../video/index.ts';
import { VISITOR } from '../ids.ts';
import { authorOf } from '../people.ts';
import { pollOf } from '../polls/poll-of.ts';
import { votesOf } from '../polls/repository.ts';
import { postsOf } from '../store/posts.ts';
import type { PostRow } from '../store/rows.ts';

const time = (at: string): string => new Date(at).toISOString();

interface ViewDeps {
  db: Db;
  clock: Clock;
  videos: Pick<AttachedVideos, 'cardsOf'>;
}

/** Posts as one person sees them, with what they quote and ask. */
export function createPostView({ db, clock, videos }: ViewDeps) {
  async function view(rows: readonly PostRow[], viewer: number): Promise<Post[]> {
    const [quoted, votes, shown] = await Promise.all([
      postsOf(db, viewer).read(rows.flatMap(({ quoteId }) => quoteId ?? [])),
      votesOf(db).read(
        rows.filter(({ poll }) => poll).map(({ id }) => id),
        viewer,
      ),
      videos.cardsOf(
        viewer === VISITOR ? undefined : viewer,
        rows.flatMap(({ videoId }) => videoId ?? []),
      ),
    ]);
    return rows.map((row) => ({
      postid: String(row.id),
      author: authorOf(row),
      text: row.text,
      facets: row.facets,
      lang: row.lang,
      media: row.media,
      video: (row.videoId !== null && shown.get(row.videoId)) || null,
      card: row.card,
      quote: row.quoteId === null ? null : { rev: row.quoteRev ?? 0, post: quoteOf(quoted.get(row.quoteId)) },
      poll: row.poll && pollOf(row.poll, votes.get(row.id), clock.now()),
      group: row.groupId === null || row.groupName === null ? null : { groupid: String(row.groupId), name: row.groupName },
      audience: row.audience,
      gate: row.gateCollection === null ? null : { collection: `${row.gateChain}-${row.gateCollection}`, name: row.gateName ?? '' },
      key: row.linkKey,
      rev: row.rev,
      at: time(row.at),
      editedAt: row.editedAt === null ? null : time(row.editedAt),
      counts: {
        comments: row.comments,
        reposts: row.reposts,
        quotes: row.quotes,
        likes: row.likes,
        favorites: row.favorites,
      },
      mine: { like: row.likedRev !== null, likedRev: row.likedRev, favorite: row.isFavorite, repost: row.isReposted },
      isDemo: row.isDemo,
    }));
  }

  async function viewAll(rows: ReadonlyMap<number, PostRow>, viewer: number): Promise<ReadonlyMap<number, Post>> {
    const posts = await view([...rows.values()], viewer);
    return new Map(posts.map((post) => [Number(post.postid), post]));
  }

  return {
    view,
    /** Posts by their ids; those that the viewer may not see are missing. */
    read: async (ids: readonly number[], viewer: number, linkKey?: string) =>
      viewAll(await postsOf(db, viewer).read([...new Set(ids)], linkKey), viewer),
    /** Those that the viewer keeps and may still see, posts by link too. */
    kept: async (ids: readonly number[], viewer: number) => viewAll(await postsOf(db, viewer).kept(ids), viewer),
  };
}

function quoteOf(row: PostRow | undefined): NonNullable<Post['quote']>['post'] {
  if (!row) return null;
  const { id, text, facets, media, rev, at } = row;
  return { postid: String(id), author: authorOf(row), text, facets, media, rev, at: time(at) };
}

export type PostView = ReturnType<typeof createPostView>;
