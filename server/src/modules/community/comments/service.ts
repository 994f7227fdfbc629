import type { Input, Output } from '@mortar/protocol';
import {
  COMMENT_CHARACTERS,
  COMMENT_LEVELS,
  MOMENTS,
  UNDO_MS,
  type Comment,
  type editComment,
  type listMoments,
  type saveComment,
} from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { AppError, type FieldTexts } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Named } from '@mortar/protocol/community';
import { targetOf } from '../ids.ts';
import { commentsOf, commentWritesOf } from '../store/comments.ts';
import { postsOf } from '../store/posts.ts';
import { keptBody } from '../text/kept-body.ts';
import type { CommentNotices } from '../telling/comments.ts';
import { commentOf } from '../view/comments.ts';

const EMPTY: FieldTexts = { text: { en: 'Write something first.', 'zh-HK': '請先輸入內容。' } };

export interface CommentServiceDeps {
  db: Db;
  clock: Clock;
  notices: CommentNotices;
}

const notThere = () => new AppError('notFound', { status: 200 });

/** What people say to posts. */
export function createComments({ db, clock, notices }: CommentServiceDeps) {
  async function bodyOf(tx: Db, text: string, mentions: readonly Named[]) {
    const { lang: _, ...body } = await keptBody(tx, text, mentions, COMMENT_CHARACTERS);
    if (body.text === '') throw new AppError('validation', { fields: EMPTY });
    return body;
  }

  async function one(of: Db, viewer: number, postId: number, seq: number): Promise<Comment> {
    const [row] = await commentsOf(of, viewer).read(postId, [seq]);
    if (!row) throw notThere();
    return commentOf(row);
  }

  /** @throws AppError `notFound` where the viewer may not see the post any more */
  async function seenPost(of: Db, viewer: number, postId: number, key?: string) {
    const post = (await postsOf(of, viewer).read([postId], key)).get(postId);
    if (!post) throw notThere();
    return post;
  }

  return {
    async save(tx: Db, userId: number, input: Input<typeof saveComment>): Promise<Comment> {
      const { postid, clientid, parent = 0, text, mentions } = input;
      const postId = Number(postid);
      const known = await commentWritesOf(tx).known(userId, clientid);
      if (known) return one(tx, userId, known.postId, known.seq);
      const post = await seenPost(tx, userId, postId, input.key);
      const [answered] = parent === 0 ? [] : await commentsOf(tx, userId).read(postId, [parent]);
      if (parent !== 0 && !answered?.shown) throw notThere();
      const body = await bodyOf(tx, text, mentions);
      const moment = post.videoId === null ? null : (input.moment ?? null);
      const { seq } = await commentWritesOf(tx).add(
        { postId, authorId: userId, clientId: clientid, parentSeq: parent, ...body, moment, at: new Date(clock.now()) },
        COMMENT_LEVELS,
      );
      await notices.written(tx, {
        postId,
        postAuthor: post.authorId,
        seq,
        authorId: userId,
        answeredId: answered?.authorId ?? null,
        ...body,
      });
      return one(tx, userId, postId, seq);
    },

    async moments(viewer: number, { postid, key }: Input<typeof listMoments>): Promise<Output<typeof listMoments>> {
      const { id } = await seenPost(db, viewer, Number(postid), key);
      return { moments: await commentsOf(db, viewer).moments(id, MOMENTS) };
    },

    edit: (userId: number, { commentid, rev, text, mentions }: Input<typeof editComment>): Promise<Comment> =>
      db.transaction(async (tx) => {
        const { postId, seq } = targetOf(commentid);
        const row = await commentWritesOf(tx).hold(postId, seq);
        if (row?.authorId !== userId || row.state !== 'live') throw notThere();
        if (row.rev !== rev) throw new AppError('changedElsewhere', { data: await one(tx, userId, postId, seq) });
        const body = await bodyOf(tx, text, mentions);
        await commentWritesOf(tx).change(row, { ...body, rev: rev + 1, editedAt: new Date(clock.now()) });
        return one(tx, userId, postId, seq);
      }),

    /** By who wrote it, or who wrote the post. */
    remove: (userId: number, commentid: string): Promise<{ undoUntil: string }> =>
      db.transaction(async (tx) => {
        const { postId, seq } = targetOf(commentid);
        const row = await commentWritesOf(tx).hold(postId, seq);
        const isTheirs = row?.authorId === userId || (await commentWritesOf(tx).authorOf(postId)) === userId;
        if (!row || !isTheirs || (row.state === 'deleted' ? row.deletedBy !== userId : row.state !== 'live')) throw notThere();
        const at = row.state === 'deleted' ? row.deletedAt! : new Date(clock.now());
        if (row.state === 'live') {
          await commentWritesOf(tx).change(row, { state: 'deleted', deletedAt: at, deletedBy: userId });
          await commentWritesOf(tx).count(row, -1);
        }
        return { undoUntil: new Date(at.getTime() + UNDO_MS).toISOString() };
      }),

    restore: (userId: number, commentid: string): Promise<Comment> =>
      db.transaction(async (tx) => {
        const { postId, seq } = targetOf(commentid);
        const row = await commentWritesOf(tx).hold(postId, seq);
        if (!row || (row.state === 'deleted' ? row.deletedBy : row.authorId) !== userId || row.state === 'removed') throw notThere();
        if (row.state === 'deleted') {
          if (clock.now() > row.deletedAt!.getTime() + UNDO_MS) throw new AppError('undoOver');
          await commentWritesOf(tx).change(row, { state: 'live', deletedAt: null, deletedBy: null });
          await commentWritesOf(tx).count(row, 1);
        }
        return one(tx, userId, postId, seq);
      }),
  };
}

export type Comments = ReturnType<typeof createComments>;
