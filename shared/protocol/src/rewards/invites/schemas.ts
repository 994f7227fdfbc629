import { Type } from 'typebox';
import { Next, PageByTime, Time } from '../../core/fields.ts';
import { NOT_THERE } from '../../core/refusals.ts';
import { InviteCode } from '../fields.ts';

/** Somebody who came by this person's invite code. */
const InviteEntry = Type.Object({
  uid: Type.String(),
  username: Type.String(),
  headimgurl: Type.String(),
  invitedat: Time,
  /** `pending` until the newcomer was active, `counted` with its reward, `review` while an operator looks, `refused` for good. */
  state: Type.Enum(['pending', 'counted', 'review', 'refused']),
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
