import { Type, type Static } from 'typebox';
import { Next, orNull, PageSize, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { ChallengeId, RoundId, RunId } from '../fields.ts';
import { Run } from '../runs/schemas.ts';
import { Mark } from '../sharing/schemas.ts';

/** What a run of a challenge came to, without what was asked. */
const Score = Type.Object({
  /** Who it is; all three empty for a visitor, and for who hides their name. */
  uid: Type.String(),
  username: Type.String(),
  headimgurl: Type.String(),
  /** Whether it is the caller's own. */
  isme: Type.Boolean(),
  points: Type.Integer(),
  right: Type.Integer(),
  calm: Type.Boolean(),
  /** One for each question that was asked. */
  marks: Type.Array(Mark),
});
export type Score = Static<typeof Score>;

export const makeChallenge = {
  summary: 'Challenge friends, under one’s name, to a run of one’s own that is over: its questions, of which the link tells nothing',
  body: Type.Object({ runid: RunId }),
  data: Type.Object({
    challengeid: ChallengeId,
    /** Page of the challenge, as an absolute address. */ url: Type.String(),
    /** What to send with it. */ text: Type.String(),
    /** Until when it can be taken. */ until: Time,
  }),
  codes: [NOT_THERE, ...refusals('wrongState')],
};

export const getChallenge = {
  summary: 'A challenge: what is to be beaten, and where the caller’s own run of it stands',
  query: Type.Object({ challengeid: ChallengeId }),
  data: Type.Object({
    challengeid: ChallengeId,
    roundid: RoundId,
    /** What is to be beaten. */ score: Score,
    /** What the caller came to; null before the end of their run. */ mine: orNull(Score),
    total: Type.Integer(),
    until: Time,
    /** Whether it can still be taken. */ isopen: Type.Boolean(),
    /** The caller’s run; null before it. */ run: orNull(Run),
    /** How many have taken it to its end. */ takers: Type.Integer(),
    /** What to send with its address. */ text: Type.String(),
  }),
  codes: [NOT_THERE],
};

export const issueChallenge = {
  summary: 'The question of the caller’s run of a challenge; the first call begins it. It brings no bricks, points or streak',
  query: Type.Object({
    challengeid: ChallengeId,
    /** Ten times the time, no points for speed; chosen the first time. */ calm: Type.Optional(Type.Boolean()),
  }),
  data: Run,
  codes: [NOT_THERE, ...refusals('roundClosed', 'wrongState', 'captchaNeeded', 'captchaFailed')],
};

export const listScores = {
  summary: 'Who took a challenge to its end, most points first',
  query: Type.Object({
    challengeid: ChallengeId,
    /** `next` of the page before. */ cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}[.][A-Za-z0-9_-]{22}$' })),
    pageSize: PageSize,
  }),
  data: Type.Object({ items: Type.Array(Score), next: Next }),
  codes: [NOT_THERE],
};
