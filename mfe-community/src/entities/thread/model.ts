import { postList, type Comment, type CommentRoot } from '@mortar/protocol/community';
import { createTask, createFailure } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { commentsTold, commentWritten } from '#entities/post';
import { signedOut } from '@mortar/host';

/** Whose answers a page shows: a post, one by link with its key. */
export interface Shown {
  postid: string;
  key?: string;
}
/** The oldest answers first, the newest, or those that most people like. */
export const SORTS = ['old', 'new', 'top'] as const;
export type Sort = (typeof SORTS)[number];

/** The answers to a post are wanted, or in another order. */
export const threadOpened = createEvent<Shown & { sort: Sort }>();
export const moreWanted = createEvent();
/** All that is answered to one answer. */
export const branchWanted = createEvent<number>();

/** An answer by its id, with what is answered to it below. */
export interface Branch {
  id: string;
  seq: number;
  answers: readonly string[];
  /** Answers that have not come. */
  more: number;
}
interface Thread extends Shown {
  sort: Sort;
  branches: readonly Branch[];
  cursor: string | null;
  isEnd: boolean;
}

const branchOf = ({ commentid, seq, replies, more }: CommentRoot): Branch => ({
  id: commentid,
  seq,
  answers: replies.map((reply) => reply.commentid),
  more,
});

const readFx = createTask(async ({ postid, key, sort, cursor }: Shown & { sort: Sort; cursor?: string }, { call, bind }) => {
  const page = await call(postList, { postid, kind: 'thread', sort, pageSize: 20, ...(key && { key }), ...(cursor && { cursor }) });
  bind(commentsTold)(page.thread.flatMap(({ replies, more: _more, ...root }) => [root, ...replies]));
  return page;
});
const branchFx = createTask(async ({ postid, key, root }: Shown & { root: number }, { call, bind }): Promise<Comment[]> => {
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

const isOf = (thread: Thread | null, { postid, sort }: { postid: string; sort: Sort }) => thread?.postid === postid && thread.sort === sort;

/** What is answered to the post, as far as it came. */
export const $thread = createStore<Thread | null>(null)
  .on(threadOpened, (thread, opened) => (isOf(thread, opened) ? thread : null))
  .on(readFx.done, (thread, { params, result }) => {
    const { postid, key, sort, cursor } = params;
    const before = isOf(thread, params) && cursor ? thread!.branches : [];
    const known = new Set(before.map(({ id }) => id));
    const branches = [...before, ...result.thread.map(branchOf).filter(({ id }) => !known.has(id))];
    return { postid, ...(key && { key }), sort, branches, cursor: result.cursor, isEnd: result.end };
  })
  .on(branchFx.done, (thread, { params: { postid, root }, result }) =>
    thread?.postid === postid
      ? {
          ...thread,
          branches: thread.branches.map((branch) =>
            branch.seq === root
              ? { ...branch, more: 0, answers: result.filter(({ seq }) => seq !== root).map(({ commentid }) => commentid) }
              : branch,
          ),
        }
      : thread,
  )
  .on(commentWritten, (thread, comment) => (thread?.postid === comment.postid ? withAnswer(thread, comment) : thread))
  .reset(signedOut);

/** An answer that was written here stands where its writer looks: below what it answers, or at the end. */
function withAnswer(thread: Thread, { commentid, seq, parent }: Comment): Thread {
  const one: Branch = { id: commentid, seq, answers: [], more: 0 };
  if (parent === null) return { ...thread, branches: thread.sort === 'new' ? [one, ...thread.branches] : [...thread.branches, one] };
  const parentId = `${thread.postid}-${parent}`;
  return {
    ...thread,
    branches: thread.branches.map((branch) =>
      branch.id === parentId || branch.answers.includes(parentId) ? { ...branch, answers: [...branch.answers, commentid] } : branch,
    ),
  };
}

export const $threadFailure = createFailure([readFx], [threadOpened]);
export const $isThreadLoading = readFx.pending;

sample({ clock: threadOpened, fn: ({ postid, key, sort }) => ({ postid, sort, ...(key && { key }) }), target: readFx });
sample({
  clock: moreWanted,
  source: { thread: $thread, isLoading: readFx.pending },
  filter: ({ thread, isLoading }) => Boolean(thread?.cursor) && !isLoading,
  fn: ({ thread }) => ({ postid: thread!.postid, sort: thread!.sort, cursor: thread!.cursor!, ...(thread!.key && { key: thread!.key }) }),
  target: readFx,
});
sample({
  clock: branchWanted,
  source: $thread,
  filter: (thread) => thread !== null,
  fn: (thread, root) => ({ postid: thread!.postid, root, ...(thread!.key && { key: thread!.key }) }),
  target: branchFx,
});
