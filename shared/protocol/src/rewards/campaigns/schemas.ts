import { Type } from 'typebox';
import { Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { Cards } from '../../cards/fields.ts';
import { CampaignId } from '../fields.ts';

/** An activity as one of its members sees it. */
const ActivityCard = Type.Object({
  denet: Type.String(),
  title: Type.String(),
  joined: Type.Integer(),
  target: Type.Integer(),
  ended: Type.Boolean(),
  joinedat: Time,
});

export const getActivityProgress = {
  summary: 'How many joined an activity, and how many it wants',
  query: Type.Object({ denet: CampaignId }),
  data: Type.Object({ joined: Type.Integer(), target: Type.Integer(), ended: Type.Boolean(), title: Type.String() }),
  codes: refusals('activityOver'),
};

export const listActivities = {
  summary: 'Activities that the signed-in person joined, the latest first, and the cards of the quiz that they have',
  data: Type.Object({ activities: Type.Array(ActivityCard), cards: Cards }),
};

export const getActivityInviteCode = {
  summary: 'The signed-in person’s own key for an activity, by which others join it',
  query: Type.Object({ /** The latest one that the person joined when it is left out. */ denet: Type.Optional(CampaignId) }),
  data: Type.Object({ denet: Type.String(), activity: Type.String(), url: Type.String() }),
  codes: [NOT_THERE],
};
