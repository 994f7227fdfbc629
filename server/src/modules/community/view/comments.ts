import type { Comment } from '@mortar/protocol/community';
import { authorOf } from '../people.ts';
import type { CommentRow } from '../store/rows.ts';

/** A reply as its reader has it; of one that they may not read only its place is left. */
export function commentOf({
  postId,
  seq,
  parentSeq,
  depth,
  shown,
  text,
  facets,
  moment,
  rev,
  at,
  editedAt,
  likes,
  comments,
  isLiked,
  ...row
}: CommentRow): Comment {
  return {
    commentid: `${postId}-${seq}`,
    postid: String(postId),
    seq,
    parent: parentSeq === 0 ? null : parentSeq,
    depth,
    author: shown ? authorOf(row) : null,
    text: shown ? text : '',
    facets: shown ? facets : [],
    moment: shown ? moment : null,
    rev: shown ? rev : 0,
    at: new Date(at).toISOString(),
    editedAt: shown && editedAt !== null ? new Date(editedAt).toISOString() : null,
    isDeleted: !shown,
    counts: { comments, likes: shown ? likes : 0 },
    mine: { like: shown && isLiked },
  };
}
