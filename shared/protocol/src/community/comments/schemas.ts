import { Type } from 'typebox';
import { Count, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { ClientId, Comment, CommentId, LinkKey, NamedPeople, PostId, Seq } from '../fields.ts';
import { VIDEO_SECONDS } from '../../video/limits.ts';
import { COMMENT_CHARACTERS, MOMENTS } from '../limits.ts';

const One = Type.Object({ commentid: CommentId });
const Text = Type.String({ maxLength: COMMENT_CHARACTERS * 2 });

export const saveComment = {
  summary: 'Reply to a post, or to a reply',
  body: Type.Object({
    postid: PostId,
    clientid: ClientId,
    /** Number of the reply that is answered; the post when unset. */
    parent: Type.Optional(Seq),
    text: Text,
    mentions: NamedPeople,
    /** Moment of the post's video that it is about, ms. */
    moment: Type.Optional(Type.Integer({ minimum: 0, maximum: VIDEO_SECONDS * 1000 })),
    /** Of a post by link. */
    key: Type.Optional(LinkKey),
  }),
  data: Comment,
  codes: [NOT_THERE, ...refusals('validation')],
};
export const editComment = {
  summary: 'Change a reply',
  body: Type.Object({ commentid: CommentId, rev: Count, text: Text, mentions: NamedPeople }),
  data: Comment,
  codes: [NOT_THERE, ...refusals('validation', 'changedElsewhere')],
};
export const deleteComment = {
  summary: 'Delete a reply; who wrote it and who wrote the post may. What was answered to it stays',
  body: One,
  data: Type.Object({ undoUntil: Time }),
  codes: [NOT_THERE],
};
export const undeleteComment = {
  summary: 'Bring a reply back',
  body: One,
  data: Comment,
  codes: [NOT_THERE, ...refusals('undoOver')],
};
export const listMoments = {
  summary: 'About which moments of a post’s video something is said: the first of each small part of it, in their order',
  body: Type.Object({ postid: PostId, key: Type.Optional(LinkKey) }),
  /** ms */
  data: Type.Object({ moments: Type.Array(Type.Integer({ minimum: 0 }), { maxItems: MOMENTS }) }),
  codes: [NOT_THERE],
};
