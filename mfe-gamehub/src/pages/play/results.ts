import { createRequest, messageOf, type RequestFailure } from '@mortar/client';
import { $session, cameOnline, serverFound, signedOut } from '@mortar/host';
import type { Input, Output } from '@mortar/protocol';
import { finishRun } from '@mortar/protocol/games';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { keepResults, keptResults, type PlayedRun } from './kept-results.ts';

export type CountedRun = Output<typeof finishRun>;

/** What came of the last run. */
export type RunResult =
  | { state: 'sending' | 'kept'; score: number }
  | { state: 'refused'; score: number; reason: string | undefined }
  /** A run of an earlier page that has ended before: most likely its answer never came. */
  | { state: 'settled' }
  | { state: 'counted'; run: CountedRun };

/** A run of this page is over. */
export const runEnded = createEvent<Input<typeof finishRun>>();
/** The person wants to wait no longer. */
export const sendingWanted = createEvent();
/** A run was counted by the server. */
export const runCounted = createEvent<CountedRun>();

/** Runs that wait for the server's answer, the oldest first. They leave only by an answer. */
const $results = createStore<PlayedRun[]>([]);
/** Ids of runs that an earlier page kept: they may have been counted although its answer never came. */
const $earlier = createStore<string[]>([]);
/** Tries that nobody asked for leave a run that is kept as it is: it would only flicker. */
export const $runResult = createStore<RunResult | null>(null);

const noteFx = attach({
  source: $session,
  effect: (session, finish: Input<typeof finishRun>) => session && { uid: session.uid, finish, at: Date.now() },
});
const keepFx = createEffect(keepResults);
const sendFx = attach({ effect: createRequest(finishRun), mapParams: ({ finish }: PlayedRun) => finish });

/** Takes up what an earlier page kept. */
export const resultsFoundFx = createEffect(keptResults);

/** The server has understood and said no: sending it again changes nothing. */
const isFinal = ({ kind }: RequestFailure) => kind === 'problem' || kind === 'validation';

const noted = noteFx.doneData.filter({ fn: (run) => run !== null });
const refused = sendFx.fail.filter({ fn: ({ error }) => isFinal(error) });
const without = (runs: PlayedRun[], { finish }: PlayedRun) => runs.filter((other) => other.finish.run !== finish.run);

$results
  .on(noted, (runs, run) => [...runs, run])
  .on(resultsFoundFx.doneData, (runs, found) => [
    ...found.filter(({ finish }) => runs.every((run) => run.finish.run !== finish.run)),
    ...runs,
  ])
  .on([sendFx.done, refused], (runs, { params }) => without(runs, params));
$earlier.on(resultsFoundFx.doneData, (_, found) => found.map(({ finish }) => finish.run));
$runResult
  .on(noted, (_, { finish }) => ({ state: 'sending', score: finish.score }))
  .on(sendFx, (result, { finish }) => (result?.state === 'kept' ? result : { state: 'sending', score: finish.score }))
  .on(sendingWanted, (result) => (result?.state === 'kept' ? { ...result, state: 'sending' } : result))
  .on(sendFx.doneData, (_, run) => ({ state: 'counted', run }))
  .on(sendFx.fail, (_, { params }) => ({ state: 'kept', score: params.finish.score }))
  .reset(signedOut);

sample({ clock: runEnded, target: noteFx });
sample({ clock: $results, target: keepFx });
sample({ clock: sendFx.doneData, target: runCounted });

// One run after the other: when there is a new one, when one was answered, and whenever the server may be back.
sample({
  clock: [$results, sendingWanted, serverFound, cameOnline, $session],
  source: { runs: $results, session: $session, isSending: sendFx.pending },
  filter: ({ runs, session, isSending }) => !isSending && runs.some(({ uid }) => uid === session?.uid),
  fn: ({ runs, session }) => runs.find(({ uid }) => uid === session?.uid)!,
  target: sendFx,
});

// A refused run says why.
sample({
  clock: refused,
  source: $earlier,
  fn: (earlier, { params: { finish }, error }): RunResult =>
    earlier.includes(finish.run) ? { state: 'settled' } : { state: 'refused', score: finish.score, reason: messageOf(error) },
  target: $runResult,
});
