import { createRequest, type RequestFailure } from '@mortar/client';
import { signedOut } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

/** One type of bricks of the person. */
export type Balance = Output<'account.bricks'>[number];
/** A line of the statement. */
export type Entry = Output<'account.bricksHistory'>['items'][number];
interface Statement {
  entries: Entry[];
  /** Cursor of what is older; null at the end. */
  next: string | null;
}

/** Lines that come at once. */
const PAGE_SIZE = 20;

/** The page opens, or the person asks once more. */
export const bricksWanted = createEvent();
/** Older lines are wanted. */
export const olderWanted = createEvent();

const balancesFx = createRequest('account.bricks');
const historyFx = createRequest('account.bricksHistory');

const readFx = createEffect<void, { balances: Balance[]; statement: Statement }, RequestFailure>(async () => {
  const [readBalances, readHistory] = [scopeBind(balancesFx, { safe: true }), scopeBind(historyFx, { safe: true })];
  const [balances, { items, next }] = await Promise.all([readBalances(), readHistory({ pageSize: PAGE_SIZE })]);
  return { balances, statement: { entries: items, next } };
});
const readOlderFx = createEffect<string, Statement, RequestFailure>(async (cursor) => {
  const { items, next } = await scopeBind(historyFx, { safe: true })({ pageSize: PAGE_SIZE, cursor });
  return { entries: items, next };
});

/** Both types of bricks; null until they came. */
export const $balances = createStore<Balance[] | null>(null, { serialize: 'ignore' })
  .on(readFx.doneData, (_, { balances }) => balances)
  .reset(signedOut);

/** The statement so far, the latest first; null until it came. */
export const $statement = createStore<Statement | null>(null, { serialize: 'ignore' })
  .on(readFx.doneData, (_, { statement }) => statement)
  .reset(signedOut);

export const $failure = createStore<RequestFailure | null>(null, { serialize: 'ignore' })
  .on(readFx.failData, (_, failure) => failure)
  .reset(readFx, signedOut);
export const $olderFailure = createStore<RequestFailure | null>(null, { serialize: 'ignore' })
  .on(readOlderFx.failData, (_, failure) => failure)
  .reset(readFx, readOlderFx, signedOut);
export const $isLoading = readFx.pending;
export const $isLoadingOlder = readOlderFx.pending;

sample({ clock: bricksWanted, target: readFx });

const olderAsked = sample({
  clock: olderWanted,
  source: { statement: $statement, isLoading: $isLoadingOlder },
  fn: ({ statement, isLoading }) => (isLoading ? null : (statement?.next ?? null)),
});
sample({ clock: olderAsked.filterMap((cursor) => cursor ?? undefined), target: readOlderFx });

// Lines that follow what is shown; those of a statement that was read anew meanwhile do not.
sample({
  clock: readOlderFx.done,
  source: $statement,
  filter: (statement, { params }) => statement?.next === params,
  fn: (statement, { result }) => ({ ...result, entries: [...(statement?.entries ?? []), ...result.entries] }),
  target: $statement,
});
