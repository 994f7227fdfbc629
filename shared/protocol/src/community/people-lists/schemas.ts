import { Type, type Static } from 'typebox';
import { Empty, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { Uid } from '../../relations/fields.ts';
import { Author, ListId, listOf, page } from '../fields.ts';
import { PEOPLE_LIST_CHARACTERS } from '../limits.ts';

/** A list of people that somebody made. */
export const PeopleList = Type.Object({
  listid: ListId,
  name: Type.String(),
  description: Type.String(),
  /** Everybody may look at it; a private one is its owner's alone, and nobody on it knows of it. */
  isPublic: Type.Boolean(),
  owner: Author,
  /** The caller's own. */
  isOwn: Type.Boolean(),
  /** The caller is on it, and may take themselves off. */
  isOn: Type.Boolean(),
  /** People on it whom the caller may see. */
  people: Type.Integer({ minimum: 0 }),
  at: Time,
  isDemo: Type.Boolean(),
});
export type PeopleList = Static<typeof PeopleList>;

/** More than fits may come: the server says what is too long, so that nothing of it is lost. */
const Words = {
  name: Type.String({ maxLength: 4 * PEOPLE_LIST_CHARACTERS.name }),
  description: Type.String({ maxLength: 4 * PEOPLE_LIST_CHARACTERS.description, default: '' }),
  isPublic: Type.Boolean(),
};

export const createPeopleList = {
  summary: 'Make a list of people',
  body: Type.Object(Words),
  data: PeopleList,
  codes: refusals('validation', 'communityFull'),
};
export const editPeopleList = {
  summary: 'Rename or describe an own list, or let others see it or no longer',
  body: Type.Object({ listid: ListId, ...Words }),
  data: PeopleList,
  codes: [NOT_THERE, ...refusals('validation')],
};
export const deletePeopleList = {
  summary: 'Throw an own list away',
  body: Type.Object({ listid: ListId }),
  data: Empty,
  codes: [NOT_THERE],
};
export const getPeopleList = { summary: 'A list of people', body: Type.Object({ listid: ListId }), data: PeopleList, codes: [NOT_THERE] };
export const setListed = {
  summary: 'Put somebody on an own list or take them off; or take oneself off a list of somebody else',
  body: Type.Object({ listid: ListId, uid: Uid, status: Type.Enum([0, 1]) }),
  data: PeopleList,
  codes: [NOT_THERE, ...refusals('communityFull')],
};
export const listPeopleLists = {
  summary: 'Lists that somebody made, as far as the caller may see them, the latest first',
  body: Type.Object({
    /** Uid of who made them; the caller when left out. */
    accountid: Type.Optional(Uid),
    /** Tells of each whether this person is on it. */
    holding: Type.Optional(Uid),
    ...page,
  }),
  data: listOf(Type.Object({ ...PeopleList.properties, holds: Type.Boolean() })),
  codes: [NOT_THERE, ...refusals('validation')],
};
export const listListed = {
  summary: 'People on a list, the latest first',
  body: Type.Object({ listid: ListId, ...page }),
  data: listOf(
    Type.Object({
      ...Author.properties,
      personalprofile: Type.String(),
      /** The caller follows them. */
      follows: Type.Boolean(),
    }),
  ),
  codes: [NOT_THERE, ...refusals('validation')],
};
