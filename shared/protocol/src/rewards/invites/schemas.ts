import { Type } from 'typebox';
import { Empty, Next, orNull, PageByTime, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { InviteCode } from '../fields.ts';

/** Somebody who came by this person's invite code. */
const InviteEntry = Type.Object({
  uid: Type.String(),
  username: Type.String(),
  headimgurl: Type.String(),
  invitedat: Time,
  /** `pending` until the newcomer was active, `counted` with its reward, `review` while an operator looks, `refused`, `appeal` while another one looks again. */
  state: Type.Enum(['pending', 'counted', 'review', 'refused', 'appeal']),
  /** While it is pending: days on which the newcomer has still to earn something, and from when on it is judged. */
  missing: orNull(Type.Object({ days: Type.Integer(), judgedfrom: Time })),
  /** Why it was refused: the same device, a ring of invites, or what an operator saw. */
  reason: orNull(Type.Enum(['sameDevice', 'ring', 'operator'])),
  /** Until when somebody has looked at it, for `review` and `appeal`. */
  decideby: orNull(Time),
  /** Whether it can be asked to be looked at again: once, after a refusal. */
  canappeal: Type.Boolean(),
});

export const getInviter = {
  summary: 'Who invites with a code',
  query: Type.Object({ invitecode: InviteCode }),
  data: Type.Object({ valid: Type.Boolean(), username: Type.String(), headimgurl: Type.String() }),
};

export const getInviteCode = {
  summary: 'The signed-in person’s own invite code, and the address that carries it',
  data: Type.Object({ invitecode: Type.String(), url: Type.String() }),
  codes: [NOT_THERE],
};

export const listInvites = {
  summary: 'Who came by the signed-in person’s code, the latest first; the reward is for newcomers who were active',
  query: Type.Object(PageByTime),
  data: Type.Object({
    items: Type.Array(InviteEntry),
    /** How many are in each state. */
    counted: Type.Integer(),
    pending: Type.Integer(),
    /** Whole bricks that one counted newcomer brings. */
    bricksamount: Type.Integer(),
    next: Next,
  }),
};

export const appealInvite = {
  summary: 'Ask that another person looks at a refused invite, once',
  body: Type.Object({
    /** Who came by the code. */ uid: Type.String({ minLength: 1, maxLength: 64 }),
    reason: Type.String({ minLength: 10, maxLength: 500, pattern: '\\S' }),
  }),
  data: Empty,
  codes: [NOT_THERE, ...refusals('notAppealable')],
};
