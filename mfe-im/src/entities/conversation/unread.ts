import { unreadCounted, type UnreadCounts } from '@mortar/host';
import type { Conversation } from '@mortar/protocol/messaging';
import { sample } from 'effector';
import { $conversations } from './model.ts';

/** What of a conversation is told: all of it, the times that somebody is named, or nothing. */
export function toldOf({ notify, unread_num, mentions }: Conversation): number {
  if (notify === 'none') return 0;
  return notify === 'mentions' ? mentions : unread_num;
}

/** Unread messages as every part of the site shows them. */
function countUnread(conversations: Readonly<Record<string, Conversation>>): UnreadCounts {
  const unread = Object.values(conversations).filter(({ unread_num }) => unread_num > 0);
  return {
    total: unread.reduce((sum, conversation) => sum + toldOf(conversation), 0),
    conversations: Object.fromEntries(unread.map(({ peerId, unread_num }) => [peerId, unread_num])),
  };
}

sample({ clock: $conversations, fn: countUnread, target: unreadCounted });
