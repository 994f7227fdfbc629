import { messageOf, type RequestFailure } from '@mortar/client';
import { $isSignedIn, $session, cameOnline, serverFound, signedOut } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { claimRun, finishOpenRun, finishRun } from '@mortar/protocol/games';
import { createTask } from '@mortar/remote-kit';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { dropRun, keepRun, keptRuns, type PlayedRun } from '#lib/kept-runs';

export type CountedRun = Output<typeof finishRun>;

/** What came of the last run. */
export type RunResult =
  | { state: 'sending' | 'kept'; score: number }
  | { state: 'refused'; score: number; reason: string | undefined }
  /** A run of an earlier page that has ended before: most likely its answer never came. */
  | { state: 'settled' }
  /** A visitor's: what it brings once it is claimed. */
  | { state: 'unclaimed'; run: CountedRun }
  | { state: 'counted'; run: CountedRun };

/** What visitor's runs brought whoever signed in. */
interface Arrived {
  points: number;
  bricks: number;
}

/** A run of this page is over. */
export const runEnded = createEvent<Pick<PlayedRun, 'uid' | 'finish'>>();
/** The person wants to wait no longer. */
export const sendingWanted = createEvent();
/** The result has been seen: another run is wanted, or the page was left. */
export const resultClosed = createEvent();
/** A run was booked as the person's. */
export const runCounted = createEvent<CountedRun>();

/** Runs that wait for the server's answer, the oldest first. They leave only by an answer. */
const $runs = createStore<PlayedRun[]>([]);
/** Ids of runs that an earlier page kept: they may have been counted although its answer never came. */
const $earlier = createStore<string[]>([]);
/** Tries that nobody asked for leave a run that is kept as it is: it would only flicker. */
export const $runResult = createStore<RunResult | null>(null);
/** What was claimed since the last run of this page; null for nothing. */
export const $arrived = createStore<Arrived | null>(null);
/** Points of a visitor's runs that a sign-up would keep. */
export const $unclaimedPoints = $runs.map((runs) => runs.reduce((sum, { uid, points = 0 }) => sum + (uid === null ? points : 0), 0));

type Step = 'finish' | 'verify' | 'claim';

/** What is next for a run; null while it waits for its person. */
function stepOf({ uid, points }: PlayedRun, me: string | undefined): Step | null {
  if (uid !== null) return uid === me ? 'finish' : null;
  if (points === undefined) return 'verify';
  return me === undefined ? null : 'claim';
}

const keepFx = createEffect(keepRun);
const dropFx = createEffect(dropRun);
const sendFx = createTask(({ run: { finish }, step }: { run: PlayedRun; step: Step }, { call }) => {
  if (step === 'claim') return call(claimRun, { run: finish.run });
  return call(step === 'verify' ? finishOpenRun : finishRun, finish);
});

/** Runs are on their way. */
export const $isSending = sendFx.pending;

/** Takes up what an earlier page kept. */
export const resultsFoundFx = createEffect(keptRuns);

/** The server has understood and said no: sending it again changes nothing. */
const isFinal = ({ kind }: RequestFailure) => kind === 'problem' || kind === 'validation';

const noted = runEnded.map((run): PlayedRun => ({ ...run, at: Date.now() }));
const refused = sendFx.fail.filter({ fn: ({ error }) => isFinal(error) });
const booked = sendFx.done.filter({ fn: ({ params }) => params.step !== 'verify' });
const claimed = booked.filter({ fn: ({ params }) => params.step === 'claim' });
const verified = sendFx.done.filterMap(({ params: { run, step }, result: { points } }): PlayedRun | undefined =>
  step === 'verify' ? { ...run, finish: { ...run.finish, log: [] }, points } : undefined,
);
const idOf = ({ finish }: PlayedRun) => finish.run;
const without = (runs: PlayedRun[], { run }: { run: PlayedRun }) => runs.filter((other) => idOf(other) !== idOf(run));

/** What an earlier page left is claimed without a word here: whoever shows `$arrived` says so. */
const isUnseen = (shown: RunResult | null, { step }: { step: Step }) => shown === null && step === 'claim';

$runs
  .on(noted, (runs, run) => [...runs, run])
  .on(resultsFoundFx.doneData, (runs, found) => [...found.filter((one) => runs.every((run) => idOf(run) !== idOf(one))), ...runs])
  .on(verified, (runs, run) => runs.map((other) => (idOf(other) === idOf(run) ? run : other)))
  .on([booked, refused], (runs, { params }) => without(runs, params));
$earlier.on(resultsFoundFx.doneData, (_, found) => found.map(idOf));
$arrived
  .on(claimed, (before, { result: { points, bricks } }) => ({
    points: (before?.points ?? 0) + points,
    bricks: (before?.bricks ?? 0) + bricks,
  }))
  .reset(runEnded, signedOut);
$runResult
  .on(noted, (_, { finish }) => ({ state: 'sending', score: finish.score }))
  .on(sendingWanted, (result) => (result?.state === 'kept' ? { ...result, state: 'sending' } : result))
  .on(sendFx, (shown, { run, step }) =>
    shown?.state === 'kept' || step === 'claim' ? shown : { state: 'sending', score: run.finish.score },
  )
  .on(booked, (shown, { params, result }) => (isUnseen(shown, params) ? null : { state: 'counted', run: result }))
  .on(sendFx.fail, (shown, { params }) => (isUnseen(shown, params) ? null : { state: 'kept', score: params.run.finish.score }))
  .reset(resultClosed, signedOut);

sample({ clock: [noted, verified], target: keepFx });
sample({ clock: [booked, refused], fn: ({ params }) => idOf(params.run), target: dropFx });
sample({ clock: booked, fn: ({ result }) => result, target: runCounted });

// Who is signed in claims a run as soon as it is verified, and sees it counted.
sample({
  clock: sendFx.done,
  source: $isSignedIn,
  filter: (isSignedIn, { params }) => params.step === 'verify' && !isSignedIn,
  fn: (_, { result }): RunResult => ({ state: 'unclaimed', run: result }),
  target: $runResult,
});

// One run after the other: when there is a new one, when one was answered, and whenever the server may be back.
sample({
  clock: [$runs, sendingWanted, serverFound, cameOnline, $session],
  source: { runs: $runs, session: $session, isSending: sendFx.pending },
  filter: ({ runs, session, isSending }) => !isSending && runs.some((run) => stepOf(run, session?.uid) !== null),
  fn: ({ runs, session }) => {
    const run = runs.find((one) => stepOf(one, session?.uid) !== null)!;
    return { run, step: stepOf(run, session?.uid)! };
  },
  target: sendFx,
});

// A refused run says why.
sample({
  clock: refused,
  source: { earlier: $earlier, shown: $runResult },
  filter: ({ shown }, { params }) => shown !== null || params.step !== 'claim',
  fn: ({ earlier }, { params: { run, step }, error }): RunResult =>
    step === 'claim' || earlier.includes(idOf(run))
      ? { state: 'settled' }
      : { state: 'refused', score: run.finish.score, reason: messageOf(error) },
  target: $runResult,
});
