import { Type, type Static } from 'typebox';
import { MAX_INT32, orNull, Time } from '../core/fields.ts';
import { Person } from '../relations/fields.ts';
import { MESSAGE_CHARACTERS } from './limits.ts';

/** A conversation's name on the wire: digits that tell nothing of how many there are. */
export const ConversationId = Type.String({ pattern: '^[1-9][0-9]{0,15}$' });
/** Number of a message in its conversation, 1, 2, 3… without holes. */
export const Seq = Type.Integer({ minimum: 1, maximum: MAX_INT32 });
/** Number of a change of a conversation: every message, edit, recall, pin, reaction, ban takes the next one. */
export const Pts = Type.Integer({ minimum: 0, maximum: 2 ** 40 });
/** The sender's own name of a message, for ever, a UUID: sent again it is still one message. */
export const ClientId = Type.String({ pattern: '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' });
export const Emoji = Type.String({ minLength: 1, maxLength: 16 });

/** Names somebody in a text; `everyone` (uid `*`) only where the sender may. */
export const Mention = Type.Object({
  uid: Type.String({ minLength: 1, maxLength: 64 }),
  /** First character and length within the text, in UTF-16 units. */
  offset: Type.Integer({ minimum: 0, maximum: MESSAGE_CHARACTERS }),
  length: Type.Integer({ minimum: 1, maximum: 80 }),
});
export type Mention = Static<typeof Mention>;

/** What a link in a text leads to. */
export const LinkPreview = Type.Object({
  url: Type.String(),
  title: Type.String(),
  description: Type.String(),
  /** Name of the site. */
  site: Type.String(),
});
export type LinkPreview = Static<typeof LinkPreview>;

/** A quoted or forwarded message as it was when it was quoted. */
export const Quote = Type.Object({
  /** Of the same conversation for a reply; 0 for a forwarded one. */
  seq: Type.Integer({ minimum: 0 }),
  sender: Person,
  /** The beginning of its text; empty once it was recalled. */
  text: Type.String(),
});
export type Quote = Static<typeof Quote>;

export const Reaction = Type.Object({
  emoji: Emoji,
  count: Type.Integer({ minimum: 1 }),
  /** The caller is one of them. */
  mine: Type.Boolean(),
});
export type Reaction = Static<typeof Reaction>;

/** A message as it stands now. */
export const Message = Type.Object({
  conversation: ConversationId,
  seq: Seq,
  /** Of its last change. */
  pts: Pts,
  clientId: Type.String(),
  sender: Person,
  /** `text` today. Clients show what they do not know as a line that asks for a newer version. */
  kind: Type.String(),
  /** Empty once it was recalled. */
  text: Type.String(),
  mentions: Type.Array(Mention),
  reply: orNull(Quote),
  forwarded: orNull(Quote),
  preview: orNull(LinkPreview),
  reactions: Type.Array(Reaction),
  /** Counts edits, from 0. */
  rev: Type.Integer({ minimum: 0 }),
  at: Time,
  editedAt: orNull(Time),
  recalledAt: orNull(Time),
  /** When it was pinned. */
  pinnedAt: orNull(Time),
});
export type Message = Static<typeof Message>;

/** Something that happened and is no message: it takes a pts and no seq, and is never unread. */
export const Line = Type.Object({
  conversation: ConversationId,
  pts: Pts,
  /** The message that it stands behind; 0 before the first. */
  afterSeq: Type.Integer({ minimum: 0 }),
  kind: Type.Enum([
    'created',
    'joined',
    'left',
    'removed',
    'muted',
    'unmuted',
    'blocked',
    'unblocked',
    'renamed',
    'described',
    'pictured',
    'role',
    'slowmode',
    'rules',
    'pinned',
    'unpinned',
  ]),
  actor: orNull(Person),
  target: orNull(Person),
  /** Name, role, seconds or whatever the kind is about; empty without. */
  value: Type.String(),
  at: Time,
});
export type Line = Static<typeof Line>;

export const Role = Type.Union([Type.Literal('owner'), Type.Literal('admin'), Type.Literal('member'), Type.Literal('none')]);
/** `none` is not in the channel. */
export type Role = Static<typeof Role>;

/** What a person is told of: everything, being named, nothing. */
export const Notify = Type.Union([Type.Literal('all'), Type.Literal('mentions'), Type.Literal('none')]);
export type Notify = Static<typeof Notify>;

/** Beginning of the last message, for lists. */
export const LastMessage = Type.Object({
  seq: Seq,
  uid: Type.String(),
  username: Type.String(),
  /** At most 120 characters; empty once it was recalled. */
  text: Type.String(),
  isRecalled: Type.Boolean(),
  at: Time,
});
export type LastMessage = Static<typeof LastMessage>;

/** A conversation as the caller has it. The first six are the specification's. */
export const Conversation = Type.Object({
  /** The other's uid, or the channel's id. */
  peerId: Type.String(),
  isgroup: Type.Boolean(),
  unread_num: Type.Integer({ minimum: 0 }),
  name: Type.String(),
  imageUrl: Type.String(),
  description: Type.String(),

  id: ConversationId,
  /** Another epoch: nothing of before is to be trusted. */
  epoch: Type.String(),
  lastSeq: Type.Integer({ minimum: 0 }),
  lastPts: Pts,
  /** First message that the caller may see. */
  minSeq: Type.Integer({ minimum: 1 }),
  readSeq: Type.Integer({ minimum: 0 }),
  /** How far the other has read, of a private chat where both show it; 0 otherwise. */
  peerReadSeq: Type.Integer({ minimum: 0 }),
  /** Unread messages that name the caller. */
  mentions: Type.Integer({ minimum: 0 }),
  last: orNull(LastMessage),
  /** Of the last message, or of when it began. */
  at: Time,
  isPinned: Type.Boolean(),
  notify: Notify,
  role: Role,
  members: Type.Integer({ minimum: 0 }),
  /** Until when the caller may not write here; null without a ban on writing. */
  mutedUntil: orNull(Time),
  /** Whether the rules of the channel let the caller write, bans left out. What earlier versions kept is without it. */
  mayWrite: Type.Optional(Type.Boolean()),
  /** Seconds between two messages of a member. */
  slowmode: Type.Integer({ minimum: 0 }),
  /** A stranger began it, and the caller has neither answered nor accepted. */
  isRequest: Type.Boolean(),
  /** Of a stranger whose name can be taken for a contact's: that name. */
  looksLike: orNull(Type.String()),
  /** Made by the demo content. */
  isDemo: Type.Boolean(),
});
export type Conversation = Static<typeof Conversation>;
