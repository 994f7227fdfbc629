import { Type, type Static } from 'typebox';
import { Empty, orNull, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { Author, GroupId, listOf, page } from '../fields.ts';
import { GROUP_CHARACTERS, GROUP_RULES } from '../limits.ts';

const Name = Type.String({ minLength: 1, maxLength: GROUP_CHARACTERS.name * 2 });
const Description = Type.String({ maxLength: GROUP_CHARACTERS.description * 2, default: '' });
const Rules = Type.Array(Type.String({ minLength: 1, maxLength: GROUP_CHARACTERS.rule * 2 }), { maxItems: GROUP_RULES, default: [] });
/** Everybody comes in by themselves, or is let in. */
const JoinRule = Type.Enum(['open', 'approval']);
const Uid = Type.String({ minLength: 1, maxLength: 64 });
const Picture = Type.String({ pattern: '^([A-Za-z0-9_-]{22})?$' });
const One = Type.Object({ groupid: GroupId });

const Group = Type.Object({
  groupid: GroupId,
  name: Type.String(),
  description: Type.String(),
  rules: Type.Array(Type.String()),
  picture: Type.String(),
  joinRule: JoinRule,
  members: Type.Integer({ minimum: 0 }),
  owner: orNull(Author),
  /** What the caller is there; `asked` waits to be let in. */
  role: Type.Enum(['owner', 'moderator', 'member', 'asked', 'banned', 'none']),
  /** People who wait to be let in, for owner and moderators; 0 for others. */
  waiting: Type.Integer({ minimum: 0 }),
  at: Time,
  isDemo: Type.Boolean(),
});
export type Group = Static<typeof Group>;

export const createGroup = {
  summary: 'Make a group; who makes it owns it',
  body: Type.Object({
    name: Name,
    description: Description,
    rules: Rules,
    joinRule: Type.Enum(['open', 'approval'], { default: 'open' }),
    picture: Type.Optional(Picture),
  }),
  data: Group,
  codes: [NOT_THERE, ...refusals('validation', 'communityFull')],
};
export const editGroup = {
  summary: 'Change a group; what is left out stays',
  body: Type.Object({
    groupid: GroupId,
    name: Type.Optional(Name),
    description: Type.Optional(Type.String({ maxLength: GROUP_CHARACTERS.description * 2 })),
    rules: Type.Optional(Type.Array(Rules.items, { maxItems: GROUP_RULES })),
    joinRule: Type.Optional(JoinRule),
    /** An upload of the purpose `picture`; an empty text takes it away. */
    picture: Type.Optional(Picture),
  }),
  data: Group,
  codes: [NOT_THERE, ...refusals('validation', 'forbidden')],
};
export const listGroups = {
  summary: 'Groups with the most members first, or those of the caller',
  body: Type.Object({ kind: Type.Enum(['all', 'mine']), text: Type.Optional(Type.String({ maxLength: 64 })), ...page }),
  data: listOf(Group),
};
export const getGroup = { summary: 'One group', body: One, data: Group, codes: [NOT_THERE] };
export const joinGroup = {
  summary: 'Join a group, or ask to be let in',
  body: One,
  data: Group,
  codes: [NOT_THERE, ...refusals('groupRefused')],
};
export const leaveGroup = {
  summary: 'Leave a group, or take the wish to join back; an owner hands it over before',
  body: One,
  data: Group,
  codes: [NOT_THERE, ...refusals('notPossible')],
};

const Member = Type.Object({ ...Author.properties, role: Type.Enum(['owner', 'moderator', 'member', 'asked', 'banned']), at: Time });
export type GroupMember = Static<typeof Member>;
export const listMembers = {
  summary: 'Members of a group, or who waits to be let in or is banned, for owner and moderators',
  body: Type.Object({ groupid: GroupId, kind: Type.Enum(['members', 'asked', 'banned'], { default: 'members' }), ...page }),
  data: listOf(Member),
  codes: [NOT_THERE, ...refusals('forbidden')],
};
export const setMember = {
  summary: 'Let somebody in, turn them away, ban them, or give them a role; `owner` hands the group over',
  body: Type.Object({ groupid: GroupId, uid: Uid, role: Type.Enum(['owner', 'moderator', 'member', 'banned', 'none']) }),
  data: Empty,
  codes: [NOT_THERE, ...refusals('forbidden', 'notPossible')],
};
