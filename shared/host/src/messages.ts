import { createEvent, createStore } from 'effector';
import { signedOut } from './session.ts';

/** Messages of a signed-in person that wait to be read, as whoever owns messaging counts them. */
export interface UnreadCounts {
  /** All together; muted conversations may be left out of it. */
  total: number;
  /** By `peerId`; a conversation without an entry has none. */
  conversations: Readonly<Record<string, number>>;
}

/** A message that came or was taken back, as far as others need to know it. */
export interface MessageNotice {
  peerId: string;
  messageId: string;
  /** When it was sent, ms of server time. */
  at: number;
}

/** Unread messages were counted anew. */
export const unreadCounted = createEvent<UnreadCounts>();
/** A message arrived in a conversation. */
export const messageArrived = createEvent<MessageNotice>();
/** A message was recalled by who sent it. */
export const messageRecalled = createEvent<MessageNotice>();

const $unread = createStore<UnreadCounts>({ total: 0, conversations: {} })
  .on(unreadCounted, (_, counts) => counts)
  .reset(signedOut);

/** Unread messages of the signed-in person (spec §3); 0 for a visitor. */
export const $unreadCount = $unread.map(({ total }) => total);
/** Unread messages by `peerId` (spec §3). */
export const $conversationUnread = $unread.map(({ conversations }) => conversations);

/** The last message that arrived since the page was loaded (spec §3); null before the first. */
export const $newMessage = createStore<MessageNotice | null>(null)
  .on(messageArrived, (_, message) => message)
  .reset(signedOut);
/** The last message that was recalled since the page was loaded (spec §3); null before the first. */
export const $recalledMessage = createStore<MessageNotice | null>(null)
  .on(messageRecalled, (_, message) => message)
  .reset(signedOut);
