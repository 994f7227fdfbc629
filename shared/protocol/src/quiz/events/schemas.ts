import { Type, type Static } from 'typebox';
import { Empty, Next, orNull, PageByTime, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { Person } from '../../relations/fields.ts';
import { Hex32, Option, RunId, Tier, Topic } from '../fields.ts';
import { EVENT_LIMITS, EVENT_USUAL } from './rules.ts';

/** 128 random bits, as of a run. */
const EventId = RunId;
/** Of one answer, made by the player’s page: the same one with the same choice counts once and gets the same reply. */
const AnswerToken = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' });
const No = Type.Integer({ minimum: 1, maximum: EVENT_LIMITS.total.most });
const Counts = Type.Array(Type.Integer(), { minItems: 4, maxItems: 4 });
const InBoth = <Of extends Parameters<typeof Type.Object>[0][string]>(of: Of) => Type.Object({ en: of, 'zh-HK': of });

const Phase = Type.Enum(['planned', 'lobby', 'asked', 'told', 'ended', 'cancelled']);

/** A question as everybody gets it at the same instant, in both languages. It has no field for its key. */
const EventQuestion = Type.Object({
  no: No,
  tier: Tier,
  topic: Topic,
  words: InBoth(Type.Object({ text: Type.String(), options: Type.Array(Type.String(), { minItems: 4, maxItems: 4 }) })),
  picture: Type.Optional(Type.Object({ src: Type.String(), alt: InBoth(Type.String()) })),
  askedat: Time,
  deadline: Time,
});
export type EventQuestion = Static<typeof EventQuestion>;

/** What a question came to. */
const EventTold = Type.Object({
  no: No,
  correct: Option,
  /** How many chose each option. */
  picks: Counts,
  /** Who went out by it, and who is left. */
  out: Type.Integer(),
  alive: Type.Integer(),
  /** The site was held up, so that nobody is out by it. */
  spared: Type.Boolean(),
  why: InBoth(Type.String()),
  source: Type.String(),
});
export type EventTold = Static<typeof EventTold>;

/** An event as it was scheduled, and what it came to. */
const EventPlan = Type.Object({
  eventid: EventId,
  phase: Phase,
  opensat: Time,
  /** From when on it can be entered. */
  lobbyat: Time,
  total: No,
  answerms: Type.Integer(),
  pausems: Type.Integer(),
  /** Gold bricks that winners share. */
  prize: Type.Integer(),
  players: Type.Integer(),
  /** Once it has ended. */
  winners: orNull(Type.Integer()),
  share: orNull(Type.Integer()),
  /** What the site committed itself to when it was scheduled (docs/verify-quiz.md). */
  commit: Hex32,
});
export type EventPlan = Static<typeof EventPlan>;

/** Where an event stands: what its topic tells everybody, and what whoever reads it gets. */
export const EventNow = Type.Object({
  eventid: EventId,
  phase: Phase,
  /** Of the question that is asked or told; 0 before the first. */
  no: Type.Integer(),
  /** When this phase ends. */
  nextat: orNull(Time),
  question: orNull(EventQuestion),
  told: orNull(EventTold),
  players: Type.Integer(),
  alive: Type.Integer(),
  /** Some of those who entered, the latest first; at its end some of the winners. */
  people: Type.Array(Person),
  winners: orNull(Type.Integer()),
  share: orNull(Type.Integer()),
  now: Time,
});
export type EventNow = Static<typeof EventNow>;

/** The signed-in person in an event. */
const EventMe = Type.Object({
  reminded: Type.Boolean(),
  /** `none` only watches. */
  standing: Type.Enum(['none', 'in', 'out']),
  /** Of the question that is asked or told. */
  selected: orNull(Option),
  /** The question that they went out by. */
  outno: orNull(Type.Integer()),
  revived: Type.Boolean(),
  /** Revival cards that they have. */
  cards: Type.Integer(),
  /** Gold bricks that they won; null while it is under way. */
  won: orNull(Type.Integer()),
});
export type EventMe = Static<typeof EventMe>;

const OnEvent = { eventid: EventId };

export const listEvents = {
  summary: 'Live events of the quiz: those to come and under way, the next first, or those that are over, the latest first',
  query: Type.Object({ ...PageByTime, which: Type.Enum(['next', 'past'], { default: 'next' }) }),
  data: Type.Object({
    items: Type.Array(
      Type.Object({
        ...EventPlan.properties,
        /** Whether the caller wants to be reminded, and has entered. */
        reminded: Type.Boolean(),
        entered: Type.Boolean(),
      }),
    ),
    next: Next,
    now: Time,
    /** Whether the caller may schedule events. */
    office: Type.Boolean(),
  }),
};
export const getEvent = {
  summary: 'Where a live event stands, with the question that is asked now, and the caller in it',
  query: Type.Object(OnEvent),
  data: Type.Object({ plan: EventPlan, event: EventNow, me: orNull(EventMe) }),
  codes: [NOT_THERE],
};
export const getEventResult = {
  summary: 'Every question of a live event that is over, with what people chose, and who won',
  query: Type.Object(OnEvent),
  data: Type.Object({
    plan: EventPlan,
    questions: Type.Array(Type.Object({ question: EventQuestion, told: EventTold, selected: orNull(Option) })),
    winners: Type.Array(Person),
  }),
  codes: [NOT_THERE, ...refusals('wrongState')],
};
export const enterEvent = {
  summary: 'Enter a live event in its lobby, with a random number of one’s own that the draw takes in',
  body: Type.Object({ ...OnEvent, c: Hex32 }),
  data: Type.Object({ players: Type.Integer() }),
  codes: [NOT_THERE, ...refusals('eventBegun', 'wrongState')],
};
export const answerEvent = {
  summary: 'Answer the question of a live event; the answer to this call means that it is kept',
  body: Type.Object({ ...OnEvent, no: No, token: AnswerToken, selected: Option }),
  data: Type.Object({ no: No, selected: Option, at: Time }),
  codes: [NOT_THERE, ...refusals('tooLate', 'outOfEvent', 'answered', 'idempotencyMismatch')],
};
export const reviveInEvent = {
  summary: 'Go on in a live event by a revival card, once, before the next question is asked',
  body: Type.Object({ ...OnEvent, no: No }),
  data: Type.Object({ cards: Type.Integer() }),
  codes: [NOT_THERE, ...refusals('tooLate', 'wrongState', 'noCard', 'cardUsed')],
};
export const remindOfEvent = {
  summary: 'Be told in the notice list when the lobby of a live event opens, or not',
  body: Type.Object({ ...OnEvent, on: Type.Boolean() }),
  data: Type.Object({ reminded: Type.Boolean() }),
  codes: [NOT_THERE, ...refusals('eventBegun')],
};

const within = ({ least, most }: { least: number; most: number }, usual: number) =>
  Type.Integer({ minimum: least, maximum: most, default: usual });
export const EventWish = Type.Object({
  /** When its first question is asked, in UTC. */
  opensat: Type.String({ pattern: '^20[0-9]{2}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]([.][0-9]{3})?Z$' }),
  total: within(EVENT_LIMITS.total, EVENT_USUAL.total),
  /** For an answer. */
  seconds: within(EVENT_LIMITS.seconds, EVENT_USUAL.seconds),
  /** Between a reveal and the next question, seconds. */
  pause: within(EVENT_LIMITS.pause, EVENT_USUAL.pause),
  prize: within(EVENT_LIMITS.prize, EVENT_USUAL.prize),
});
export type EventWish = Static<typeof EventWish>;

export const scheduleEvent = {
  summary: 'Schedule a live event, for operators; its pool and the site’s secret are committed to at once',
  body: EventWish,
  data: EventPlan,
  codes: refusals('forbidden', 'budgetSpent', 'unavailable'),
};
export const cancelEvent = {
  summary: 'Cancel a live event that has not begun, for operators',
  body: Type.Object(OnEvent),
  data: Empty,
  codes: [NOT_THERE, ...refusals('forbidden', 'eventBegun')],
};
