import type { Audience, Facet, PostPicture } from '@mortar/protocol/community';
import { sql, type SQL } from 'drizzle-orm';
import { users } from '../../identity/index.ts';
import { counters, deltas } from '../numbers/tables.ts';
import type { KeptCard, KeptPoll } from './tables.ts';

interface AuthorRow {
  authorId: number;
  uid: string;
  username: string;
  headimgurl: string;
  certification: boolean;
}

/** A post with its author and its numbers. */
export interface PostRow extends AuthorRow {
  id: number;
  text: string;
  facets: Facet[];
  lang: string;
  media: PostPicture[];
  videoId: string | null;
  card: KeptCard | null;
  poll: KeptPoll | null;
  quoteId: number | null;
  quoteRev: number | null;
  groupId: number | null;
  groupName: string | null;
  audience: Audience;
  gateChain: number | null;
  gateCollection: string | null;
  gateName: string | null;
  linkKey: string | null;
  rev: number;
  at: string;
  editedAt: string | null;
  isDemo: boolean;
  likes: number;
  favorites: number;
  comments: number;
  reposts: number;
  quotes: number;
  likedRev: number | null;
  isFavorite: boolean;
  isReposted: boolean;
}

export interface CommentRow extends AuthorRow {
  id: number;
  postId: number;
  seq: number;
  parentSeq: number;
  rootSeq: number;
  depth: number;
  text: string;
  facets: Facet[];
  moment: number | null;
  rev: number;
  at: string;
  editedAt: string | null;
  /** Whether the caller may read it; one that is not stands for what was answered to it. */
  shown: boolean;
  likes: number;
  comments: number;
  isLiked: boolean;
}

export const authorColumns: SQL = sql`u.uid, u.username, u.headimgurl, u.certification`;
export const joinAuthor = (author: SQL): SQL => sql`join ${users} u on u.id = ${author}`;

/** Numbers of a target, with what waits to be added: `c` and `d` in the statement. */
export const joinNumbers = (postId: SQL, seq: SQL): SQL => sql`
  left join ${counters} c on c.post_id = ${postId} and c.seq = ${seq}
  left join lateral (
    select sum(d) filter (where what = 'like') as likes, sum(d) filter (where what = 'favorite') as favorites,
           sum(d) filter (where what = 'comment') as comments, sum(d) filter (where what = 'repost') as reposts,
           sum(d) filter (where what = 'quote') as quotes
      from ${deltas} where post_id = ${postId} and seq = ${seq}) d on true`;

/** One number of `joinNumbers`. */
export const number = (name: 'likes' | 'favorites' | 'comments' | 'reposts' | 'quotes'): SQL => {
  const column = sql.identifier(name);
  return sql`(coalesce(c.${column}, 0) + coalesce(d.${column}, 0))::int`;
};
