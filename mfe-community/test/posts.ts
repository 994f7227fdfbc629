import type { Author, Comment, FeedItem, Post } from '@mortar/protocol/community';

const AUTHOR: Author = { uid: 'u2', username: 'mo', headimgurl: '', certification: false };

/** A post as the server gives it. */
export const post = (postid: string, changes: Partial<Post> = {}): Post => ({
  postid,
  author: AUTHOR,
  text: `Post ${postid}`,
  facets: [],
  lang: 'en',
  media: [],
  video: null,
  card: null,
  quote: null,
  poll: null,
  group: null,
  audience: 'public',
  gate: null,
  key: null,
  rev: 0,
  at: '2026-11-26T04:00:00.000Z',
  editedAt: null,
  counts: { comments: 0, reposts: 0, quotes: 0, likes: 3, favorites: 0 },
  mine: { like: false, likedRev: null, favorite: false, repost: false },
  isDemo: false,
  ...changes,
});

/** A post at a place of a feed. */
export const item = (pos: number, changes: Partial<Post> = {}): FeedItem => ({
  pos,
  post: post(String(pos), changes),
  by: null,
  at: '2026-11-26T04:00:00.000Z',
  why: null,
});

/** A page of a feed. */
export const page = (list: FeedItem[], changes: object = {}) => ({
  list,
  cursor: null,
  end: true,
  top: `top-${list[0]?.pos ?? 0}`,
  fresh: 0,
  gap: false,
  mark: null,
  ...changes,
});

/** An answer to post 1. */
export const comment = (seq: number, changes: Partial<Comment> = {}): Comment => ({
  commentid: `1-${seq}`,
  postid: '1',
  seq,
  parent: null,
  depth: 1,
  author: AUTHOR,
  text: `Answer ${seq}`,
  facets: [],
  moment: null,
  rev: 0,
  at: '2026-11-26T04:00:00.000Z',
  editedAt: null,
  isDeleted: false,
  counts: { comments: 0, likes: 0 },
  mine: { like: false },
  ...changes,
});
