import { hasCode, type RequestFailure } from '@mortar/client';
import { $isOnline, $isServerReachable, $isSignedIn, $locale, signedOut } from '@mortar/host';
import { giveUp, issue, revival, skip, submitAnswer, swap, type QuizCard } from '@mortar/protocol/quiz';
import { createTask } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { buyCardFx } from '#entities/cards';
import { readRoundFx } from '#entities/round';
import { isCalmChosen } from '#lib/calm';
import { newNumber } from '#lib/new-number';
import { timed, type TimedRun } from './timed.ts';

/** What the last answer came to. */
interface Told {
  right: boolean;
  gained: number;
}

/** Why the run is not where the page thought it was; said once. */
type Surprise = 'otherTab' | 'late';

/** An act of the player on a run whose token the page has. */
interface Act {
  runid: string;
  token: string;
}

const CARDS = { swap, skip, revival };

/** Reads where the run stands; a question that is asked comes with it, and the first time the run begins. */
const openFx = createTask<{ mayBegin: boolean }, TimedRun | null>(async ({ mayBegin }, { call, bind }) => {
  const { round } = await bind(readRoundFx)();
  const { roundid, run } = round;
  if (run === null) {
    // The number is made after the commitment was read, so that nobody could have fitted one to the other.
    return roundid !== null && mayBegin ? timed(await call(issue, { c: newNumber(), calm: isCalmChosen() })) : null;
  }
  if (run.status !== 'asked') return timed(run);
  try {
    return timed(await call(issue, {}));
  } catch (failure) {
    // Its time ended between the two calls.
    if (!hasCode(failure as RequestFailure, 'wrongState')) throw failure;
    const { round: now } = await bind(readRoundFx)();
    return now.run && timed(now.run);
  }
});
const nextFx = createTask<void, TimedRun>(async (_, { call }) => timed(await call(issue, {})));
const answerFx = createTask<Act & { selected: number }, { run: TimedRun; told: Told }>(async (act, { call }) => {
  const { right, gained, next: _, ...run } = await call(submitAnswer, act);
  return { run: timed(run), told: { right, gained } };
});
const cardFx = createTask<Act & { card: QuizCard }, TimedRun>(async ({ card, ...act }, { call }) => timed(await call(CARDS[card], act)));
const giveUpFx = createTask<Act, TimedRun>(async (act, { call }) => timed(await call(giveUp, act)));

/** The page of the run is opened; the first time of a round the run begins. */
export const runOpened = createEvent();
/** The page is to look where the run stands: its time is over, or it was away. */
export const runLookedAt = createEvent();
/** The player goes on to the next question. */
export const nextWanted = createEvent();
/** The player chose an option, by its place on the screen. */
export const answered = createEvent<number>();
/** The player plays a card that they have. */
export const cardPlayed = createEvent<QuizCard>();
/** The player wants no revival. */
export const givenUp = createEvent();

/** The run once a card was bought: it is there even where it could not be played. */
const withHeld = (run: TimedRun, card: QuizCard, held: number): TimedRun => ({
  ...run,
  cards: { ...run.cards, [card]: { ...run.cards[card], held } },
});

const moved = [openFx.doneData, nextFx.doneData, answerFx.doneData.map(({ run }) => run), cardFx.doneData, giveUpFx.doneData];
const acts = [nextFx, answerFx, cardFx, giveUpFx];
const failed = acts.map(({ failData }) => failData);

/** The run as it was last heard of; null before, and where no round is open. */
export const $run = createStore<TimedRun | null>(null)
  .on(moved, (_, run) => run)
  .on(buyCardFx.doneData, (run, { card, cards }) => run && withHeld(run, card, cards))
  .reset(signedOut);
/** Whether it was heard of at all. */
export const $isKnown = createStore(false)
  .on(openFx.doneData, () => true)
  .reset(signedOut);
/** What was chosen on the question that is asked; stays while its answer is on its way or could not be sent. */
export const $selected = createStore<number | null>(null);
/** What the last answer came to, until the next question. */
export const $told = createStore<Told | null>(null)
  .on(answerFx.doneData, (_, { told }) => told)
  .reset(nextFx.done, cardFx.done, openFx.done);
/** Why the last act could not be carried out. */
export const $failure = createStore<RequestFailure | null>(null)
  .on(failed, (_, failure) => failure)
  .reset(...acts, signedOut);
/** Why the page could not learn where the run stands. */
export const $openFailure = createStore<RequestFailure | null>(null)
  .on(openFx.failData, (_, failure) => failure)
  .reset(openFx.done, signedOut);
export const $surprise = createStore<Surprise | null>(null).reset(...acts.map(({ done }) => done), runOpened);
export const $isOpening = openFx.pending;
export const $isAnswering = answerFx.pending;
export const $isMovingOn = nextFx.pending;
/** The card that is being played. */
export const $playing = createStore<QuizCard | null>(null)
  .on(cardFx, (_, { card }) => card)
  .reset(cardFx.finally);
export const $isGivingUp = giveUpFx.pending;

$selected.on(answered, (_, option) => option).reset(moved);

const actOf = (run: TimedRun | null): Act | null => (run?.token ? { runid: run.runid, token: run.token } : null);
/** Of an act that the run's state allows, by its token. */
const $act = $run.map(actOf);

sample({ clock: runOpened, fn: () => ({ mayBegin: true }), target: openFx });
sample({ clock: runLookedAt, fn: () => ({ mayBegin: false }), target: openFx });
sample({ clock: nextWanted, source: nextFx.pending, filter: (isBusy) => !isBusy, fn: () => undefined, target: nextFx });

const carried = <Params, Sent>(clock: ReturnType<typeof createEvent<Params>>, fn: (act: Act, params: Params) => Sent) =>
  sample({
    clock,
    source: { act: $act, isBusy: answerFx.pending },
    filter: ({ act, isBusy }) => act !== null && !isBusy,
    fn: ({ act }, params) => fn(act!, params),
  });
sample({ clock: carried(answered, (act, selected) => ({ ...act, selected })), target: answerFx });
sample({ clock: carried(cardPlayed, (act, card) => ({ ...act, card })), target: cardFx });
sample({ clock: carried(givenUp, (act) => act), target: giveUpFx });

// What the run's state did not allow has happened elsewhere: the page looks where it stands, and says why.
const refused = sample({ clock: failed });
sample({
  clock: refused,
  filter: (failure) => hasCode(failure, 'staleToken') || hasCode(failure, 'tooLate') || hasCode(failure, 'wrongState'),
  fn: () => ({ mayBegin: false }),
  target: openFx,
});
sample({ clock: refused, filter: (failure) => hasCode(failure, 'staleToken'), fn: (): Surprise => 'otherTab', target: $surprise });
sample({ clock: refused, filter: (failure) => hasCode(failure, 'tooLate'), fn: (): Surprise => 'late', target: $surprise });

// A server that answers again, another language and a sign-in are looked at anew: same question, same time.
const back = sample({ clock: [$isOnline, $isServerReachable], filter: Boolean });
sample({
  clock: [back, $locale, $isSignedIn],
  source: { isKnown: $isKnown, run: $run },
  filter: ({ isKnown, run }) => isKnown && run !== null,
  fn: () => ({ mayBegin: false }),
  target: openFx,
});
