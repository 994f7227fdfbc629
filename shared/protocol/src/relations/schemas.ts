import { Type } from 'typebox';
import { Empty, Next, PageByTime } from '../core/fields.ts';
import { NOT_THERE, refusals } from '../core/refusals.ts';
import { Application, APPLICATION_CHARACTERS, PrivacySettings, RelatedPerson, Relation, Uid } from './fields.ts';

const People = Type.Object({ list: Type.Array(RelatedPerson), next: Next });
const One = Type.Object({ uid: Uid });
const ApplicationText = Type.String({ maxLength: APPLICATION_CHARACTERS });

export const getUserInfo = {
  summary: 'A person’s card, and how the caller stands to them',
  body: One,
  data: RelatedPerson,
  codes: [NOT_THERE],
};
export const recommendUsers = {
  summary: 'People whom the caller may know: contacts of contacts, members of the same channels, then newcomers',
  body: Type.Object(PageByTime),
  data: People,
};
export const dismissRecommendation = {
  summary: 'Do not recommend somebody again',
  body: One,
  data: Empty,
  codes: [NOT_THERE],
};
export const searchUsers = {
  summary: 'People by name or by exact uid',
  body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 64 }), ...PageByTime }),
  data: People,
};
export const findApplications = {
  summary: 'Contact requests, or who follows the caller, newest first',
  body: Type.Object({
    /** `requests` wait for the caller, `sent` for others; `following` is whom the caller follows. */
    type: Type.Union([Type.Literal('requests'), Type.Literal('sent'), Type.Literal('followers'), Type.Literal('following')]),
    ...PageByTime,
  }),
  data: Type.Object({ list: Type.Array(Application), total: Type.Integer({ minimum: 0 }), next: Next }),
};

export const listContacts = {
  summary: 'The caller’s contacts by name',
  body: Type.Object({
    /** Only those whose name holds this. */
    text: Type.Optional(Type.String({ maxLength: 64 })),
    /** `next` of the page before, which holds a name. */
    cursor: Type.Optional(Type.String({ maxLength: 1500 })),
    pageSize: PageByTime.pageSize,
  }),
  data: People,
};
export const requestContact = {
  summary: 'Ask somebody to be a contact; accepts where they asked before',
  body: Type.Object({ uid: Uid, text: ApplicationText }),
  data: Relation,
  codes: [NOT_THERE, ...refusals('conflict', 'notWelcome')],
};
export const answerContact = {
  summary: 'Accept or decline a contact request; who is declined is not told',
  body: Type.Object({ uid: Uid, accepted: Type.Boolean() }),
  data: Relation,
  codes: [NOT_THERE],
};
export const removeContact = {
  summary: 'Take somebody off the contacts, or take a request back',
  body: One,
  data: Relation,
  codes: [NOT_THERE],
};
export const blockUser = {
  summary: 'Block somebody, or unblock them; ends contact and following both ways',
  body: Type.Object({ uid: Uid, blocked: Type.Boolean() }),
  data: Relation,
  codes: [NOT_THERE, ...refusals('conflict')],
};
export const listBlocked = {
  summary: 'Whom the caller has blocked, newest first',
  body: Type.Object(PageByTime),
  data: People,
};
export const followUser = {
  summary: 'Follow somebody',
  body: One,
  data: Relation,
  codes: [NOT_THERE, ...refusals('conflict', 'notWelcome')],
};
export const unfollowUser = { summary: 'Unfollow somebody', body: One, data: Relation, codes: [NOT_THERE] };

export const getPrivacy = { summary: 'Who may write to the caller, and what others see', body: Empty, data: PrivacySettings };
export const setPrivacy = {
  summary: 'Set who may write to the caller, and what others see',
  body: Type.Partial(PrivacySettings),
  data: PrivacySettings,
};
