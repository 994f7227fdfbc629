import { hasCode, type RequestFailure } from '@mortar/client';
import { $connection, createCall, subscribe } from '@mortar/client/connection';
import { $isOnline, $isServerReachable, $isSignedIn, signedOut } from '@mortar/host';
import { answerEvent, enterEvent, eventTopic, getEvent, reviveInEvent, type EventMe, type EventPlan } from '@mortar/protocol/quiz';
import { createFailure, createQuery, createTask } from '@mortar/remote-kit';
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { buyCardFx } from '#entities/cards';
import { newNumber } from '#lib/new-number';
import { followed } from './standing.ts';
import { stepOf, timed, type TimedEvent } from './timed.ts';

interface Seen {
  plan: EventPlan;
  event: TimedEvent;
  me: EventMe | null;
}

/** What was chosen on a question, under the token that its answer counts once by. */
interface Choice {
  no: number;
  selected: number;
  token: string;
}
type Answer = Choice & { eventid: string };

/** An event as it is read. */
const query = createQuery<{ eventid: string }, Seen>(
  createTask(async ({ eventid }, { call }) => {
    const { plan, event, me } = await call(getEvent, { eventid });
    return { plan, event: timed(event), me };
  }),
);
const topic = subscribe((eventid: string) => eventTopic(eventid));
const answerCallFx = createCall('quiz.answer');

/** A question lasts 5 s at least: so long a connection may take for an answer to one. */
const PATIENCE_MS = 1500;
const silence = () => new Promise<never>((_, reject) => void setTimeout(reject, PATIENCE_MS, { kind: 'timeout' }));

/** Sends an answer over the connection, or by a call where there is none or it is silent. The server counts it once. */
const answerFx = attach({
  source: $connection,
  mapParams: (answer: Answer, state) => ({ answer, isConnected: state === 'connected' }),
  effect: createTask<{ answer: Answer; isConnected: boolean }>(async ({ answer, isConnected }, { call, bind }) => {
    try {
      if (isConnected) return void (await Promise.race([bind(answerCallFx)(answer), silence()]));
    } catch (failure) {
      const { kind } = failure as RequestFailure;
      if (kind === 'problem' || kind === 'validation') throw failure;
    }
    await call(answerEvent, answer);
  }),
});
const enterFx = createTask<{ eventid: string }>(async ({ eventid }, { call }) => {
  await call(enterEvent, { eventid, c: newNumber() });
});
const reviveFx = createTask<{ eventid: string; no: number }, { cards: number }>((input, { call }) => call(reviveInEvent, input));

/** The page of an event is opened. */
export const eventOpened = createEvent<{ eventid: string }>();
/** The page of an event follows it from now on, and no longer. */
export const eventFollowed = createEvent<string>();
export const eventLeft = createEvent<string>();
/** What should have come has not: the page looks where the event stands. */
export const eventLookedAt = createEvent();
export const entered = createEvent();
/** An option of the question that is asked was chosen. */
export const optionChosen = createEvent<number>();
/** The answer that could not be sent is sent again. */
export const answerSentAgain = createEvent();
export const revived = createEvent();

const heard = topic.happened.map(({ data }) => timed(data));

/** The event as pages show it. */
export const event = query;
const $event = query.$data.map((seen) => seen?.event ?? null);

query.$data
  .on(heard, (seen, next) => {
    if (!seen || seen.event.eventid !== next.eventid || stepOf(next) < stepOf(seen.event)) return seen;
    const plan = { ...seen.plan, phase: next.phase, players: next.players, winners: next.winners, share: next.share };
    return { plan, event: next, me: seen.me && followed(seen.me, seen.event, next) };
  })
  .on(answerFx.done, (seen, { params: { no, selected } }) =>
    seen?.me && seen.event.no === no ? { ...seen, me: { ...seen.me, selected } } : seen,
  )
  .on(reviveFx.doneData, (seen, { cards }) =>
    seen?.me ? { ...seen, me: { ...seen.me, standing: 'in', outno: null, revived: true, cards } } : seen,
  )
  .on(buyCardFx.doneData, (seen, { card, cards }) => (seen?.me && card === 'revival' ? { ...seen, me: { ...seen.me, cards } } : seen))
  .on(enterFx.done, (seen) => (seen?.me ? { ...seen, me: { ...seen.me, standing: 'in' } } : seen));

/** What was chosen on the question that is asked, kept or on its way. */
export const $choice = createStore<Choice | null>(null).reset(eventOpened, signedOut);
export const $isAnswering = answerFx.pending;
export const $isEntering = enterFx.pending;
export const $isReviving = reviveFx.pending;
/** The step that the event is at; -1 before it is known. */
const $step = $event.map((now) => (now ? stepOf(now) : -1));
/** Why the last act could not be carried out; nothing of it is said at a later step. */
export const $eventFailure = createFailure([answerFx, enterFx, reviveFx], [eventOpened, $step]);

const newToken = () => crypto.randomUUID();
const $asked = combine($event, query.$data, (now, seen) => (now?.phase === 'asked' && seen?.me?.standing === 'in' ? now : null));

// One choice for each question: another press changes nothing.
const chosen = sample({
  clock: optionChosen,
  source: { asked: $asked, choice: $choice },
  filter: ({ asked, choice }) => asked !== null && choice?.no !== asked.no,
  fn: ({ asked }, selected) => ({ no: asked!.no, selected, token: newToken() }),
});
sample({ clock: chosen, target: $choice });
sample({
  clock: [chosen, answerSentAgain],
  source: { asked: $asked, choice: $choice },
  filter: ({ asked, choice }) => asked !== null && choice?.no === asked.no,
  fn: ({ asked, choice }) => ({ ...choice!, eventid: asked!.eventid }),
  target: answerFx,
});
// A choice that the server refused is none.
const refused = sample({ clock: answerFx.failData, filter: (failure) => failure.kind === 'problem' || failure.kind === 'validation' });
sample({ clock: refused, fn: () => null, target: $choice });

sample({ clock: entered, source: $event, filter: (now) => now !== null, fn: (now) => ({ eventid: now!.eventid }), target: enterFx });
sample({
  clock: revived,
  source: $event,
  filter: (now) => now !== null,
  fn: (now) => ({ eventid: now!.eventid, no: now!.no }),
  target: reviveFx,
});

sample({ clock: eventOpened, target: query.wanted });
sample({ clock: eventFollowed, target: topic.wanted });
sample({ clock: eventLeft, target: topic.left });

// What was missed, what the server knows better, a return and a sign-in are read anew: same question, same deadline.
const stale = sample({
  clock: [answerFx.failData, enterFx.failData, reviveFx.failData],
  filter: (failure) =>
    hasCode(failure, 'answered') || hasCode(failure, 'tooLate') || hasCode(failure, 'outOfEvent') || hasCode(failure, 'eventBegun'),
});
const back = sample({ clock: [$isOnline, $isServerReachable, $isSignedIn], filter: Boolean });
sample({ clock: [topic.missed, eventLookedAt, stale, back], fn: () => undefined, target: query.retried });
// A look from before the act may be answered after it: the one that follows counts.
sample({ clock: [enterFx.done, reviveFx.done], fn: () => undefined, target: query.retried });
// An answer that was kept and told of behind the reveal.
sample({ clock: answerFx.done, source: $event, filter: (now) => now?.phase === 'told', fn: () => undefined, target: query.retried });
// What a winner gets is theirs alone.
sample({
  clock: heard,
  source: query.$data,
  filter: (seen, { phase }) => phase === 'ended' && seen?.me?.standing === 'in',
  fn: () => undefined,
  target: query.retried,
});
