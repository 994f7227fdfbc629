import type { Input, Output } from '@mortar/protocol';
import type { CommentRoot, OwnComment, postList } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { commentOf } from '../view/comments.ts';
import type { Cursors } from '../pages/cursor.ts';
import { readPage } from '../pages/read-page.ts';
import type { Feeds } from '../feeds/service.ts';
import { findAuthors } from '../people.ts';
import { commentsOf } from '../store/comments.ts';
import { feedsOf } from '../store/feeds.ts';
import { groupBy } from '../../../lib/group-by.ts';
import { cut } from '../../../lib/page.ts';
import type { PostView } from '../view/posts.ts';

/** Answers that stand below a reply at once. */
const FIRST_ANSWERS = 2;
/** Nobody pages further among the most liked ones. */
const MOST_BY_LIKES = 500;

export interface ListDeps {
  db: Db;
  cursors: Cursors;
  feeds: Pick<Feeds, 'items'>;
  view: PostView;
}

type Answer = Output<typeof postList>;
const NOTHING: Answer = { list: [], replies: [], thread: [], answers: [], cursor: null, end: true };

/** What one person wrote, and what is answered to one post. */
export function createLists({ db, cursors, feeds, view }: ListDeps) {
  async function idOf(accountid: string | undefined): Promise<number> {
    const found = accountid === undefined ? undefined : (await findAuthors(db, [accountid])).get(accountid);
    if (!found) throw new AppError('notFound', { status: 200 });
    return found.userId;
  }

  async function ofAuthor(viewer: number, { accountid, kind, cursor, pageSize }: Input<typeof postList>): Promise<Answer> {
    const authorId = await idOf(accountid);
    const name = `${kind}:${authorId}`;
    const known = cursor === undefined ? undefined : cursors.read(name, cursor);
    if (kind === 'replies') {
      const rows = await commentsOf(db, viewer).by(authorId, known?.last ?? Number.MAX_SAFE_INTEGER, pageSize + 1);
      const { shown, last } = cut(rows, pageSize);
      const posts = await view.read(
        shown.map(({ postId }) => postId),
        viewer,
      );
      const replies = shown.map((row): OwnComment => {
        const post = posts.get(row.postId);
        return { ...commentOf(row), on: post ? { postid: post.postid, author: post.author, text: post.text } : null };
      });
      return { ...NOTHING, replies, end: !last, cursor: last ? cursors.write({ feed: name, top: 0, last: last.id }) : null };
    }
    const own = feedsOf(db, viewer);
    const top = known?.top ?? (await own.head());
    const page = await readPage(own.author(authorId, kind === 'media'), { top, last: known?.last ?? top + 1, pageSize });
    const list = await feeds.items(page.list, viewer);
    return { ...NOTHING, list, end: page.end, cursor: page.end ? null : cursors.write({ feed: name, top, last: page.last }) };
  }

  async function thread(viewer: number, { postid, key, root, sort, cursor, pageSize }: Input<typeof postList>): Promise<Answer> {
    const postId = Number(postid);
    if (!(await view.read([postId], viewer, key)).has(postId)) throw new AppError('notFound', { status: 200 });
    const comments = commentsOf(db, viewer);
    const name = `thread:${postId}:${root ?? sort}`;
    const after = cursor === undefined ? 0 : cursors.read(name, cursor).last;
    const rows =
      root === undefined
        ? await comments.roots(postId, sort, after, pageSize + 1)
        : await comments.answers(postId, root, after, pageSize + 1);
    const shown = rows.slice(0, pageSize);
    const byPlace = root === undefined && sort === 'top';
    const last = byPlace ? after + shown.length : (shown.at(-1)?.seq ?? after);
    const end = rows.length <= pageSize || (byPlace && last >= MOST_BY_LIKES);
    const rest = { end, cursor: end ? null : cursors.write({ feed: name, top: 0, last }) };
    if (root !== undefined) return { ...NOTHING, answers: shown.map(commentOf), ...rest };
    const first = await comments.firstAnswers(
      postId,
      shown.map(({ seq }) => seq),
      FIRST_ANSWERS,
    );
    const bySeq = new Map(
      (
        await comments.read(
          postId,
          first.map(({ seq }) => seq),
        )
      ).map((row) => [row.seq, row]),
    );
    const byRoot = groupBy(first, ({ rootSeq }) => rootSeq);
    const roots = shown.map((row): CommentRoot => {
      const below = byRoot.get(row.seq) ?? [];
      return {
        ...commentOf(row),
        replies: below.map(({ seq }) => commentOf(bySeq.get(seq)!)),
        more: (below[0]?.total ?? 0) - below.length,
      };
    });
    return { ...NOTHING, thread: roots, ...rest };
  }

  /** @throws AppError `notFound`, `validation` */
  return (viewer: number, input: Input<typeof postList>): Promise<Answer> => {
    if (input.kind !== 'thread') return ofAuthor(viewer, input);
    if (input.postid === undefined) throw new AppError('validation');
    return thread(viewer, input);
  };
}

export type Lists = ReturnType<typeof createLists>;
