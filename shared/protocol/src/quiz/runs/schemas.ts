import { Type, type Static } from 'typebox';
import { Empty, orNull, Time } from '../../core/fields.ts';
import { refusals } from '../../core/refusals.ts';
import { AskedQuestion, ChallengeId, Hex32, Option, RoundId, RunId } from '../fields.ts';

/** Of an act of a run: replaced by each act; the same one with the same input gets the same answer again. */
const Token = Type.String({ pattern: '^[0-9]{1,4}[.][A-Za-z0-9_-]{43}$' });
/** Binds a run to an account, for 600 s, together with the browser's cookie. */
const BindKey = Type.String({ minLength: 32, maxLength: 128, pattern: '^[A-Za-z0-9_.-]+$' });

/** What the server promised when a run began, signed (docs/verify-quiz.md). */
export const Receipt = Type.Object({
  roundid: RoundId,
  commit: Hex32,
  /** Whose draw it is: `user:<uid>`, or `open`. */
  tag: Type.String(),
  /** The client's own number. */
  c: Hex32,
  /** Leaves of the pool that are stepped over, because the player saw their questions lately. */
  seen: Type.Array(Type.Integer()),
  at: Time,
  /** Ed25519 over the other fields, base64. */
  signature: Type.String(),
});
export type Receipt = Static<typeof Receipt>;

const CardState = Type.Object({
  /** How many the person has. */ held: Type.Integer(),
  /** Whether one was played in this run. */ used: Type.Boolean(),
});

/** A run as its player sees it now. */
export const Run = Type.Object({
  runid: RunId,
  roundid: RoundId,
  /** `passed` waits for the next `issue`; `failed` for a revival or its end; the last three are over. */
  status: Type.Enum(['asked', 'passed', 'failed', 'won', 'lost', 'expired']),
  /** Number of the question that is asked, passed or failed, from 1. */
  no: Type.Integer(),
  total: Type.Integer(),
  points: Type.Integer(),
  calm: Type.Boolean(),
  /** Only while it is asked. */
  quiz: orNull(AskedQuestion),
  /** For the next act: answer, swap and skip while asked, revival and giveup while failed; null otherwise. */
  token: orNull(Token),
  /** When the answer is due. */
  deadline: orNull(Time),
  /** The page was lost before the deadline: until then `issue` asks another question instead. */
  frozenuntil: orNull(Time),
  now: Time,
  cards: Type.Object({ swap: CardState, skip: CardState, revival: CardState }),
  failinfo: orNull(
    Type.Object({
      reason: Type.Enum(['wrong', 'time']),
      /** Until when a revival is taken. */
      reviveuntil: Time,
      /** Of the next revival card; null where nobody is signed in. */
      price: orNull(Type.Object({ brickstype: Type.Integer(), price: Type.Integer(), pricever: Type.String() })),
    }),
  ),
  /** Once the run is over. */
  successinfo: orNull(
    Type.Object({
      points: Type.Integer(),
      /** Bricks that the run is likely to bring at the round's close; null where it brings none. */
      estimate: orNull(Type.Integer()),
      /** Days in a row; null where nobody is signed in. */
      streak: orNull(Type.Integer()),
    }),
  ),
  receipt: Receipt,
  /** The challenge that it was played for: without cards, and it brings nothing. */
  challenge: Type.Optional(ChallengeId),
  /** For somebody without an account who failed or ended: what binds the run to one, until `bindby`. */
  key: Type.Optional(BindKey),
  bindby: Type.Optional(Time),
});
export type Run = Static<typeof Run>;

const Act = { runid: RunId, token: Token };

export const issue = {
  summary: 'The question of the caller’s run in the open round; the first call begins the run',
  query: Type.Object({
    /** 32 random bytes of the caller, made after reading the round’s commitment; the first time. */ c: Type.Optional(Hex32),
    /** Ten times the time, no points for speed; chosen the first time. */ calm: Type.Optional(Type.Boolean()),
  }),
  data: Run,
  codes: refusals('roundClosed', 'wrongState', 'conflict', 'unavailable', 'captchaNeeded', 'captchaFailed'),
};

export const submitAnswer = {
  summary: 'Answer the question that is asked',
  body: Type.Object({ ...Act, selected: Option }),
  data: Type.Object({
    ...Run.properties,
    right: Type.Boolean(),
    /** Points of this answer. */ gained: Type.Integer(),
    /** Number of the next question; null when there is none. */ next: orNull(Type.Integer()),
  }),
  codes: refusals('staleToken', 'tooLate', 'wrongState', 'idempotencyMismatch'),
};

const CARD_CODES = refusals('noCard', 'cardUsed', 'staleToken', 'tooLate', 'wrongState', 'idempotencyMismatch');

export const swap = {
  summary: 'Play a swap card: another question of the same tier, with its own time',
  body: Type.Object(Act),
  data: Run,
  codes: CARD_CODES,
};
export const skip = {
  summary: 'Play a skip card: the question counts as passed, without points',
  body: Type.Object(Act),
  data: Run,
  codes: CARD_CODES,
};
export const revival = {
  summary: 'Play a revival card after a failure: another question of the same tier',
  body: Type.Object(Act),
  data: Run,
  codes: CARD_CODES,
};
export const giveUp = {
  summary: 'End a failed run at once, so that its answers are told',
  body: Type.Object(Act),
  data: Run,
  codes: refusals('staleToken', 'tooLate', 'wrongState', 'idempotencyMismatch'),
};
export const heartbeat = {
  summary: 'Say that the page is still there',
  body: Type.Object({ runid: RunId }),
  data: Empty,
};
export const bind = {
  summary: 'Make the run of this browser the signed-in person’s own, by the key that it was given',
  body: Type.Object({ key: BindKey }),
  data: Type.Object({
    runid: RunId,
    status: Run.properties.status,
    /** Whether it counts for the person; else why not: the person has a run of that round. */
    ranked: Type.Boolean(),
    reason: orNull(Type.Enum(['played'])),
  }),
  codes: refusals('keySpent'),
};
