import { hasCode, type RequestFailure } from '@mortar/client';
import { $isOnline, $isServerReachable, $isSignedIn, $locale, signedOut } from '@mortar/host';
import {
  getChallenge,
  giveUp,
  issue,
  issueChallenge,
  revival,
  skip,
  submitAnswer,
  swap,
  type QuizCard,
  type Run,
} from '@mortar/protocol/quiz';
import { createTask, type TaskTools } from '@mortar/remote-kit';
import { createEvent, createStore, sample, type Event } from 'effector';
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

/** Where a run is played: for a challenge, or as the player's own of the open round. */
interface Opened {
  challenge: string | null;
  mayBegin: boolean;
}

/** The question of the run, of a challenge or of the open round. */
const ask = (call: TaskTools['call'], challenge: string | null): Promise<Run> =>
  challenge === null ? call(issue, {}) : call(issueChallenge, { challengeid: challenge });

/** Begins the run. The number is made after the commitment was read, so that nobody could have fitted one to the other. */
const begin = (call: TaskTools['call'], challenge: string | null): Promise<Run> =>
  challenge === null
    ? call(issue, { c: newNumber(), calm: isCalmChosen() })
    : call(issueChallenge, { challengeid: challenge, calm: isCalmChosen() });

/** Reads where the run stands; a question that is asked comes with it, and the first time the run begins. */
const openFx = createTask<Opened, TimedRun | null>(async ({ challenge, mayBegin }, { call, bind }) => {
  const read = async () => {
    if (challenge !== null) {
      const { run, isopen } = await call(getChallenge, { challengeid: challenge });
      return { run, isOpen: isopen };
    }
    const { round } = await bind(readRoundFx)();
    return { run: round.run, isOpen: round.roundid !== null };
  };
  const { run, isOpen } = await read();
  if (run === null) return isOpen && mayBegin ? timed(await begin(call, challenge)) : null;
  if (run.status !== 'asked') return timed(run);
  try {
    return timed(await ask(call, challenge));
  } catch (failure) {
    // Its time ended between the two calls.
    if (!hasCode(failure as RequestFailure, 'wrongState')) throw failure;
    const { run: now } = await read();
    return now && timed(now);
  }
});
const nextFx = createTask<string | null, TimedRun>(async (challenge, { call }) => timed(await ask(call, challenge)));
const answerFx = createTask<Act & { selected: number }, { run: TimedRun; told: Told }>(async (act, { call }) => {
  const { right, gained, next: _, ...run } = await call(submitAnswer, act);
  return { run: timed(run), told: { right, gained } };
});
const cardFx = createTask<Act & { card: QuizCard }, TimedRun>(async ({ card, ...act }, { call }) => timed(await call(CARDS[card], act)));
const giveUpFx = createTask<Act, TimedRun>(async (act, { call }) => timed(await call(giveUp, act)));

/** The page of the run is opened, of a challenge or of the open round; the first time the run begins. */
export const runOpened = createEvent<string | null>();
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

/** The challenge that is played; null for the open round. */
export const $challenge = createStore<string | null>(null).on(runOpened, (_, challenge) => challenge);
/** Another run is opened than the one that is shown: nothing of that one stays. */
const switched = $challenge.updates;

/** Of several runs that are opened behind one another only the last one counts, whichever answers last. */
const ofChallenge = <End extends { params: Opened }>(clock: Event<End>) =>
  sample({ clock, source: $challenge, filter: (challenge, { params }) => params.challenge === challenge, fn: (_, end) => end });
const opened = ofChallenge(openFx.done);
const moved = [
  opened.map(({ result }) => result),
  nextFx.doneData,
  answerFx.doneData.map(({ run }) => run),
  cardFx.doneData,
  giveUpFx.doneData,
];
const acts = [nextFx, answerFx, cardFx, giveUpFx];
const failed = acts.map(({ failData }) => failData);

/** The run as it was last heard of; null before, and where no round is open. */
export const $run = createStore<TimedRun | null>(null)
  .on(moved, (_, run) => run)
  .on(buyCardFx.doneData, (run, { card, cards }) => run && withHeld(run, card, cards))
  .reset(signedOut, switched);
/** Of the act that comes next: it is another one with each step of the run. */
const $token = $run.map((run) => run?.token ?? null);
/** Whether it was heard of at all. */
export const $isKnown = createStore(false)
  .on(opened, () => true)
  .reset(signedOut, switched);
/** What was chosen on the question that is asked; stays while its answer is on its way or could not be sent. */
export const $selected = createStore<number | null>(null);
/** What the last answer came to, until the next question. */
export const $told = createStore<Told | null>(null)
  .on(answerFx.doneData, (_, { told }) => told)
  .reset(nextFx.done, cardFx.done, opened);
/** Why the last act could not be carried out. */
export const $failure = createStore<RequestFailure | null>(null)
  .on(failed, (_, failure) => failure)
  .reset(...acts, $token, signedOut);
/** Why the page could not learn where the run stands. */
export const $openFailure = createStore<RequestFailure | null>(null)
  .on(ofChallenge(openFx.fail), (_, { error }) => error)
  .reset(opened, signedOut, switched);
export const $surprise = createStore<Surprise | null>(null).reset(...acts.map(({ done }) => done), runOpened);
export const $isOpening = openFx.pending;
export const $isAnswering = answerFx.pending;
export const $isMovingOn = nextFx.pending;
/** The card that is being played. */
export const $playing = createStore<QuizCard | null>(null)
  .on(cardFx, (_, { card }) => card)
  .reset(cardFx.finally);
export const $isGivingUp = giveUpFx.pending;

$selected.on(answered, (_, option) => option).reset($token);

const actOf = (run: TimedRun | null): Act | null => (run?.token ? { runid: run.runid, token: run.token } : null);
/** Of an act that the run's state allows, by its token. */
const $act = $run.map(actOf);

sample({ clock: runOpened, fn: (challenge) => ({ challenge, mayBegin: true }), target: openFx });
sample({
  clock: nextWanted,
  source: { isBusy: nextFx.pending, challenge: $challenge },
  filter: ({ isBusy }) => !isBusy,
  fn: ({ challenge }) => challenge,
  target: nextFx,
});

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
const elsewhere = sample({
  clock: refused,
  filter: (failure) => hasCode(failure, 'staleToken') || hasCode(failure, 'tooLate') || hasCode(failure, 'wrongState'),
});
sample({ clock: refused, filter: (failure) => hasCode(failure, 'staleToken'), fn: (): Surprise => 'otherTab', target: $surprise });
sample({ clock: refused, filter: (failure) => hasCode(failure, 'tooLate'), fn: (): Surprise => 'late', target: $surprise });

// A server that answers again, another language and a sign-in are looked at anew: same question, same time. An answer on its way
// tells by itself where the run stands: a look beside it may find the question over, and ask the next one that nobody wanted yet.
const back = sample({
  clock: [$isOnline, $isServerReachable],
  source: $isAnswering,
  filter: (isAnswering, is) => is && !isAnswering,
});
const changed = sample({
  clock: [back, $locale, $isSignedIn],
  source: { isKnown: $isKnown, run: $run },
  filter: ({ isKnown, run }) => isKnown && run !== null,
});
sample({
  clock: [runLookedAt, elsewhere, changed],
  source: $challenge,
  fn: (challenge) => ({ challenge, mayBegin: false }),
  target: openFx,
});
