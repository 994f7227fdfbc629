import type { LinkPreview, Mention, Quote, Reaction } from '@mortar/protocol/messaging';
import type { Person } from '@mortar/protocol/relations';
import type { TimelineItem } from '#entities/timeline';

/** A message as a row shows it, whether the log has it yet or not. */
export interface SeenMessage {
  /** 0 while it is on its way. */
  seq: number;
  sender: Person;
  isOwn: boolean;
  text: string;
  mentions: readonly Mention[];
  reply: Quote | null;
  forwarded: Quote | null;
  preview: LinkPreview | null;
  reactions: readonly Reaction[];
  /** ms since 1970. */
  at: number;
  isKnown: boolean;
  isEdited: boolean;
  isRecalled: boolean;
  isPinned: boolean;
  state: 'sent' | 'waiting' | 'old' | 'refused';
  /** The server's words of why it was refused. */
  refusal: string | null;
  /** Of a message that is on its way. */
  clientId: string;
}

/** Sees items as somebody does, each once: a row is drawn anew only where its item is another. */
export function createSeen(me: Person): (item: TimelineItem) => SeenMessage | null {
  const seen = new WeakMap<TimelineItem, SeenMessage | null>();
  return (item) => {
    if (!seen.has(item)) seen.set(item, seenOf(item, me));
    return seen.get(item) ?? null;
  };
}

/** What an item of the timeline shows; null for what is no message. */
export function seenOf(item: TimelineItem, me: Person): SeenMessage | null {
  if (item.kind === 'line') return null;
  const message = item.kind === 'message' ? item.message : item.outgoing.message;
  if (message) {
    const { seq, sender, text, mentions, reply, forwarded, preview, reactions, clientId } = message;
    return {
      seq,
      sender,
      text,
      mentions,
      reply,
      forwarded,
      preview,
      reactions,
      clientId,
      isOwn: sender.uid === me.uid,
      at: Date.parse(message.at),
      isKnown: message.kind === 'text',
      isEdited: message.editedAt !== null,
      isRecalled: message.recalledAt !== null,
      isPinned: message.pinnedAt !== null,
      state: 'sent',
      refusal: null,
    };
  }
  if (item.kind === 'message') return null;
  const { text, mentions, reply, forward, at, state, refusal, clientId } = item.outgoing;
  return {
    seq: 0,
    sender: me,
    isOwn: true,
    text: forward?.quote.text ?? text,
    mentions,
    reply,
    at,
    state,
    refusal,
    clientId,
    forwarded: forward?.quote ?? null,
    preview: null,
    reactions: [],
    isKnown: true,
    isEdited: false,
    isRecalled: false,
    isPinned: false,
  };
}

/** Messages of one person that follow so closely stand together. */
const TOGETHER_MS = 5 * 60_000;

/** Whether a message stands under the same name as the one before it. */
export function isGrouped(before: SeenMessage | null, message: SeenMessage): boolean {
  return before !== null && before.sender.uid === message.sender.uid && message.at - before.at < TOGETHER_MS;
}

/** Whether two moments are of different days here. */
export function isOtherDay(before: number | null, at: number): boolean {
  return before === null || new Date(before).toDateString() !== new Date(at).toDateString();
}
