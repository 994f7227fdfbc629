import { Type } from 'typebox';
import { Empty, Next, PageByTime } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { Uid } from '../../relations/fields.ts';
import { Conversation, ConversationId, Message, Notify } from '../fields.ts';

export const findConversations = {
  summary: 'The caller’s conversations: pinned ones first, then by their last message',
  body: Type.Object({
    pageNum: Type.Integer({ minimum: 1, maximum: 1000, default: 1 }),
    pageSize: Type.Integer({ minimum: 1, maximum: 100, default: 100 }),
    /** `next` of the page before; wins over `pageNum`, and loses nothing when a conversation moves up meanwhile. */
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  data: Type.Object({
    channel_infos: Type.Array(Conversation),
    /** All unread messages, muted conversations left out. */
    unread_num: Type.Integer({ minimum: 0 }),
    next: Next,
  }),
};
export const openConversation = {
  summary: 'The private chat with somebody, begun where there was none',
  body: Type.Object({ uid: Uid }),
  data: Conversation,
  codes: [NOT_THERE, ...refusals('conflict', 'notWelcome')],
};
export const getConversation = {
  summary: 'One conversation of the caller',
  body: Type.Object({ id: ConversationId }),
  data: Conversation,
  codes: [NOT_THERE],
};
export const setConversation = {
  summary: 'Pin a conversation, choose what it tells of, accept a stranger’s, or take it off the list until it goes on',
  body: Type.Object({
    id: ConversationId,
    isPinned: Type.Optional(Type.Boolean()),
    notify: Type.Optional(Notify),
    accepted: Type.Optional(Type.Literal(true)),
    hidden: Type.Optional(Type.Literal(true)),
  }),
  data: Conversation,
  codes: [NOT_THERE],
};
export const listPins = {
  summary: 'Pinned messages of a conversation, last pinned first',
  body: Type.Object({ id: ConversationId }),
  data: Type.Object({ list: Type.Array(Message) }),
  codes: [NOT_THERE],
};
export const listMentions = {
  summary: 'Messages that name the caller, newest first',
  body: Type.Object(PageByTime),
  data: Type.Object({ list: Type.Array(Message), next: Next }),
};
export const clearMentions = { summary: 'Every mention was seen', body: Empty, data: Empty };
