import { signedOut } from '@mortar/host';
import { createRequest } from '@mortar/client';
import { getPost, type Comment, type Post } from '@mortar/protocol/community';
import { createEvent, createStore, sample } from 'effector';
import { useStoreMap } from 'effector-react';
import { keysTold, withLinkKey } from './link-keys.ts';

/** Posts as the server gave them just now. */
export const postsTold = createEvent<readonly Post[]>();
/** Replies as the server gave them just now. */
export const commentsTold = createEvent<readonly Comment[]>();

/** Somebody has published a post here. */
export const postWritten = createEvent<Post>();
/** Somebody has answered here. */
export const commentWritten = createEvent<Comment>();

/** Reads a post anew: the address of its video has ended. */
export const renewFx = withLinkKey(createRequest(getPost), ({ postid }) => postid);
sample({ clock: renewFx.doneData, fn: (post) => [post], target: postsTold });
sample({ clock: postsTold, target: keysTold });

/** Posts by id, wherever they are shown: one that changes, changes in every list. */
export const $posts = createStore<Readonly<Record<string, Post>>>({})
  .on(postsTold, (known, posts) => ({ ...known, ...Object.fromEntries(posts.map((post) => [post.postid, post])) }))
  .on(postWritten, (known, post) => ({ ...known, [post.postid]: post }))
  .on(commentWritten, (known, { postid }) => withCount(known, postid))
  .reset(signedOut);

function withCount(known: Readonly<Record<string, Post>>, postid: string): Readonly<Record<string, Post>> {
  const post = known[postid];
  return post ? { ...known, [postid]: { ...post, counts: { ...post.counts, comments: post.counts.comments + 1 } } } : known;
}

/** Replies by id. */
export const $comments = createStore<Readonly<Record<string, Comment>>>({})
  .on(commentsTold, (known, comments) => ({ ...known, ...Object.fromEntries(comments.map((one) => [one.commentid, one])) }))
  .on(commentWritten, (known, comment) => ({ ...known, [comment.commentid]: comment }))
  .reset(signedOut);

/** A post as it is known now; null where it is not. */
export const usePost = (postid: string): Post | null =>
  useStoreMap({ store: $posts, keys: [postid], fn: (posts, [id]) => posts[id] ?? null });

/** A reply as it is known now; null where it is not. */
export const useComment = (commentid: string): Comment | null =>
  useStoreMap({ store: $comments, keys: [commentid], fn: (comments, [id]) => comments[id] ?? null });
