import { Type, type Static } from 'typebox';
import { Empty, Next, orNull, PageByTime, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { APPLICATION_CHARACTERS, Person, Uid } from '../../relations/fields.ts';
import { Conversation, ConversationId, LastMessage, Role } from '../fields.ts';
import { CHANNEL_DESCRIPTION_CHARACTERS, CHANNEL_NAME_CHARACTERS, LOBBY_CHANNELS, SLOW_MODES } from '../limits.ts';

/** How somebody comes in: at once, after an admin said yes, or only by an invite. */
const JoinRule = Type.Union([Type.Literal('open'), Type.Literal('apply'), Type.Literal('invite')]);

const ChannelSettings = {
  name: Type.String({ minLength: 1, maxLength: CHANNEL_NAME_CHARACTERS }),
  description: Type.String({ maxLength: CHANNEL_DESCRIPTION_CHARACTERS }),
  /** Address of an uploaded picture; empty without one. */
  imageUrl: Type.String({ maxLength: 500 }),
  joinRule: JoinRule,
  /** Who may write. */
  writers: Type.Union([Type.Literal('members'), Type.Literal('admins')]),
  slowmode: Type.Enum([...SLOW_MODES]),
};

/** A channel as anybody who may find it sees it. */
export const Channel = Type.Object({
  channelid: ConversationId,
  ...ChannelSettings,
  members: Type.Integer({ minimum: 0 }),
  /** Of the caller. */
  role: Role,
  /** The caller's application waits. */
  isApplied: Type.Boolean(),
  isDemo: Type.Boolean(),
  createdAt: Time,
});
export type Channel = Static<typeof Channel>;

const Reason = Type.String({ maxLength: 200, default: '' });
export const Member = Type.Object({
  ...Person.properties,
  role: Role,
  joinedAt: Time,
  /** May not write until then; the year 9999 is for good. */
  mutedUntil: orNull(Time),
});
export type Member = Static<typeof Member>;

export const Prohibition = Type.Object({
  ...Person.properties,
  /** Null of a block. */
  until: orNull(Time),
  reason: Type.String(),
  by: orNull(Person),
  at: Time,
});
export type Prohibition = Static<typeof Prohibition>;

export const Invite = Type.Object({
  code: Type.String(),
  channelid: ConversationId,
  expiresAt: orNull(Time),
  /** How often it may be used; null without a limit. */
  uses: orNull(Type.Integer({ minimum: 1 })),
  used: Type.Integer({ minimum: 0 }),
  by: orNull(Person),
});
export type Invite = Static<typeof Invite>;

const AuditEntry = Type.Object({
  id: Type.String(),
  /** As the kinds of a line, and `invited`, `applied`, `accepted`, `declined`, `recalled`. */
  action: Type.String(),
  actor: orNull(Person),
  target: orNull(Person),
  reason: Type.String(),
  value: Type.String(),
  at: Time,
});

const Of = { channelid: ConversationId };
const OfOne = { ...Of, uid: Uid };
/** A cursor is `next` of the page before, which holds a name. */
const People = { cursor: Type.Optional(Type.String({ maxLength: 1500 })), pageSize: PageByTime.pageSize };
const REFUSED = [NOT_THERE, ...refusals('forbidden')];

export const createChannel = {
  summary: 'Begin a channel, with the caller as its owner',
  body: Type.Object({
    name: ChannelSettings.name,
    description: Type.Optional(ChannelSettings.description),
    imageUrl: Type.Optional(ChannelSettings.imageUrl),
    joinRule: JoinRule,
    /** Contacts of the caller who are taken in at once. */
    uids: Type.Optional(Type.Array(Uid, { maxItems: 100 })),
  }),
  data: Conversation,
  codes: [NOT_THERE],
};
export const getDetails = { summary: 'A channel', body: Type.Object(Of), data: Channel, codes: [NOT_THERE] };
export const updateChannel = {
  summary: 'Change a channel’s name, texts, picture or rules (owner, admin)',
  body: Type.Object({ ...Of, ...Type.Partial(Type.Object(ChannelSettings)).properties }),
  data: Channel,
  codes: REFUSED,
};
export const getChannels = {
  summary: 'Channels that anybody may find, by members; or those that the caller and somebody else are both in',
  body: Type.Object({ text: Type.Optional(Type.String({ maxLength: 64 })), uid: Type.Optional(Uid), ...People }),
  data: Type.Object({ list: Type.Array(Channel), next: Next }),
  codes: [NOT_THERE],
};
export const getChannelUsers = {
  summary: 'Members of a channel: owner, admins, then by name',
  body: Type.Object({ ...Of, text: Type.Optional(Type.String({ maxLength: 64 })), ...People }),
  data: Type.Object({ list: Type.Array(Member), total: Type.Integer({ minimum: 0 }), next: Next }),
  codes: REFUSED,
};
export const getUserRole = {
  summary: 'Role of the caller, or of somebody, in a channel',
  body: Type.Object({ ...Of, uid: Type.Optional(Uid) }),
  data: Type.Object({ role: Role }),
  codes: [NOT_THERE],
};
export const setUserRole = {
  summary: 'Make somebody admin or member, or hand the channel over (owner)',
  body: Type.Object({ ...OfOne, role: Type.Union([Type.Literal('owner'), Type.Literal('admin'), Type.Literal('member')]) }),
  data: Member,
  codes: REFUSED,
};
export const addUsers = {
  summary: 'Take contacts of the caller into a channel (every member of an open one; owner and admin else)',
  body: Type.Object({ ...Of, uids: Type.Array(Uid, { minItems: 1, maxItems: 100 }) }),
  data: Type.Object({ added: Type.Array(Type.String()) }),
  codes: REFUSED,
};
export const removeUser = {
  summary: 'Take somebody out of a channel; they may come back by its rule (owner, admin)',
  body: Type.Object({ ...OfOne, reason: Type.Optional(Reason) }),
  data: Empty,
  codes: REFUSED,
};
export const updateProhibition = {
  summary: 'Mute somebody in a channel until a time, or unmute them (owner, admin)',
  body: Type.Object({
    ...OfOne,
    /** For so long, in minutes; 0 unmutes, null is for good. */
    minutes: orNull(Type.Integer({ minimum: 0, maximum: 525_600 })),
    reason: Type.Optional(Reason),
  }),
  data: Member,
  codes: REFUSED,
};
export const getChannelMute = {
  summary: 'Who is muted in a channel, or blocked from it, with reasons (owner, admin); the caller’s own for a member',
  body: Type.Object({ ...Of, type: Type.Union([Type.Literal('muted'), Type.Literal('blocked')], { default: 'muted' }), ...PageByTime }),
  data: Type.Object({ list: Type.Array(Prohibition), next: Next }),
  codes: REFUSED,
};
export const saveBlock = {
  summary: 'Block somebody from a channel, in it or not, or unblock them (owner, admin)',
  body: Type.Object({ ...OfOne, blocked: Type.Boolean(), reason: Type.Optional(Reason) }),
  data: Empty,
  codes: REFUSED,
};
export const joinChannel = {
  summary: 'Join a channel, by its rule or by an invite, or apply to',
  body: Type.Object({
    ...Of,
    invite: Type.Optional(Type.String({ maxLength: 40 })),
    /** For whoever decides; only where the rule asks for it. */
    text: Type.Optional(Type.String({ maxLength: APPLICATION_CHARACTERS })),
  }),
  data: Type.Object({ state: Type.Union([Type.Literal('joined'), Type.Literal('applied')]), conversation: orNull(Conversation) }),
  codes: [NOT_THERE, ...refusals('notWelcome', 'inviteOver')],
};
export const listChannelApplications = {
  summary: 'Who wants to join a channel, newest first (owner, admin)',
  body: Type.Object({ ...Of, ...PageByTime }),
  data: Type.Object({
    list: Type.Array(Type.Object({ ...Person.properties, text: Type.String(), at: Time })),
    total: Type.Integer({ minimum: 0 }),
    next: Next,
  }),
  codes: REFUSED,
};
export const decideApplication = {
  summary: 'Let somebody in, or decline (owner, admin)',
  body: Type.Object({ ...OfOne, accepted: Type.Boolean() }),
  data: Empty,
  codes: REFUSED,
};
export const exitChannel = {
  summary: 'Leave a channel; an owner hands it over first, and the last one ends it',
  body: Type.Object(Of),
  data: Empty,
  codes: [NOT_THERE, ...refusals('ownerLeaves')],
};
export const checkUserIsExist = {
  summary: 'Whether somebody is in a channel',
  query: Type.Object({ channelid: ConversationId, uid: Type.Optional(Uid) }),
  data: Type.Object({ exists: Type.Boolean() }),
  codes: [NOT_THERE],
};
export const createInvite = {
  summary: 'Make a link into a channel (every member of an open one; owner and admin else)',
  body: Type.Object({
    ...Of,
    /** Hours that it lives; null for good. */
    hours: orNull(Type.Integer({ minimum: 1, maximum: 8760 })),
    uses: orNull(Type.Integer({ minimum: 1, maximum: 100_000 })),
  }),
  data: Invite,
  codes: REFUSED,
};
export const listInvites = {
  summary: 'Links into a channel that still work (owner, admin; their own for members)',
  body: Type.Object(Of),
  data: Type.Object({ list: Type.Array(Invite) }),
  codes: REFUSED,
};
export const revokeInvite = {
  summary: 'End a link into a channel',
  body: Type.Object({ ...Of, code: Type.String({ maxLength: 40 }) }),
  data: Empty,
  codes: REFUSED,
};
export const getInvite = {
  summary: 'Where an invite leads, for whoever has it',
  query: Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
  data: Type.Object({ channel: Type.Omit(Channel, ['role', 'isApplied']), by: orNull(Person), expiresAt: orNull(Time) }),
  codes: [NOT_THERE, ...refusals('inviteOver')],
};
export const listAudit = {
  summary: 'What owner and admins did in a channel, newest first (owner, admin)',
  body: Type.Object({ ...Of, ...PageByTime }),
  data: Type.Object({ list: Type.Array(AuditEntry), next: Next }),
  codes: REFUSED,
};

export const LobbyChannel = Type.Object({
  channelid: ConversationId,
  name: Type.String(),
  imageUrl: Type.String(),
  members: Type.Integer({ minimum: 0 }),
  last: orNull(LastMessage),
  isDemo: Type.Boolean(),
});
export type LobbyChannel = Static<typeof LobbyChannel>;

export const getLobby = {
  summary: 'Open channels that were written in last, for everybody',
  data: Type.Object({ list: Type.Array(LobbyChannel, { maxItems: LOBBY_CHANNELS }) }),
};
