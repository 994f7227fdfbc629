import { postList, type Comment, type CommentRoot } from '@mortar/protocol/community';
import { asPage, createPages, createTask, toastFailures } from '@mortar/remote-kit';
import { createStore, sample } from 'effector';
import { commentsTold, commentWritten } from '#entities/post';
import type { Paging } from '../../lib/paging.ts';

/** Whose answers a page shows: a post, one by link with its key. */
export interface Shown {
  postid: string;
  key?: string;
}
/** The oldest answers first, the newest, or those that most people like. */
export const SORTS = ['old', 'new', 'top'] as const;
export type Sort = (typeof SORTS)[number];

/** An answer by its id, with what is answered to it below. */
interface Branch {
  id: string;
  seq: number;
  answers: readonly string[];
  /** Answers that have not come. */
  more: number;
}
const branchOf = ({ commentid, seq, replies, more }: CommentRoot): Branch => ({
  id: commentid,
  seq,
  answers: replies.map((reply) => reply.commentid),
  more,
});

/** What is answered to a post, in some order. */
export const thread = createPages(
  createTask(async (asked: Shown & { sort: Sort } & Paging, { call, bind }) => {
    const { thread: list, ...page } = await call(postList, { kind: 'thread', ...asked });
    bind(commentsTold)(list.flatMap(({ replies, more: _more, ...root }) => [root, ...replies]));
    return asPage({ ...page, list: list.map(branchOf) });
  }),
  { keyOf: ({ id }) => id },
);
/** The answers to a post are wanted, or in another order. */
export const threadOpened = thread.wanted;
// Of one post, or in one order, nothing is shown as if it were of another.
const $asked = createStore('').on(threadOpened, (_, { postid, sort }) => `${postid} ${sort}`);
thread.$data.reset($asked);

/** Asks for all that is answered to one answer. */
export const branchFx = createTask(async ({ postid, key, root }: Shown & { root: number }, { call, bind }): Promise<Comment[]> => {
  const found: Comment[] = [];
  for (let cursor: string | null = null, isEnd = false; !isEnd;) {
    const input = { postid, kind: 'thread' as const, sort: 'old' as const, root, pageSize: 50, ...(key && { key }) };
    const page: { answers: Comment[]; cursor: string | null; end: boolean } = await call(postList, { ...input, ...(cursor && { cursor }) });
    found.push(...page.answers);
    cursor = page.cursor;
    isEnd = page.end || cursor === null;
  }
  bind(commentsTold)(found);
  return found;
});
toastFailures(branchFx.failData);
thread.$data.on(
  branchFx.done,
  (shown, { params: { postid, root }, result }) =>
    shown && {
      ...shown,
      items: shown.items.map((branch) =>
        branch.id === `${postid}-${root}`
          ? { ...branch, more: 0, answers: result.filter(({ seq }) => seq !== root).map(({ commentid }) => commentid) }
          : branch,
      ),
    },
);

const written = sample({
  clock: commentWritten,
  source: thread.$answered,
  filter: (answered, { postid }) => answered?.params.postid === postid,
  fn: (answered, comment) => ({ comment, sort: answered!.params.sort }),
});
thread.$data.on(written, (shown, { comment, sort }) => shown && { ...shown, items: withAnswer(shown.items, comment, sort) });

/** An answer that was written here stands where its writer looks: below what it answers, or at the end. */
function withAnswer(branches: Branch[], { commentid, postid, seq, parent }: Comment, sort: Sort): Branch[] {
  const one: Branch = { id: commentid, seq, answers: [], more: 0 };
  if (parent === null) return sort === 'new' ? [one, ...branches] : [...branches, one];
  const parentId = `${postid}-${parent}`;
  return branches.map((branch) =>
    branch.id === parentId || branch.answers.includes(parentId) ? { ...branch, answers: [...branch.answers, commentid] } : branch,
  );
}
