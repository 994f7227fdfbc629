import { Type, type Static } from 'typebox';
import { orNull } from '../../core/fields.ts';
import { refusals } from '../../core/refusals.ts';
import { Author, listOf, page } from '../fields.ts';

/** Why somebody is suggested: the first of these that is so. */
const Why = Type.Object({
  reason: Type.Enum(['followedBy', 'follower', 'group', 'liked', 'newcomer']),
  /** People whom the caller follows and who follow them: the latest, and how many there are. */
  by: Type.Array(Type.String()),
  count: Type.Integer({ minimum: 0 }),
  /** A group that both are in. */
  group: orNull(Type.String()),
});

export const Suggestion = Type.Object({ ...Author.properties, personalprofile: Type.String(), why: Why });
export type Suggestion = Static<typeof Suggestion>;

export const suggestPeople = {
  summary: 'People whom the caller may want to follow, with the reason; those who were dismissed never come back',
  body: Type.Object(page),
  data: listOf(Suggestion),
  codes: refusals('validation'),
};
