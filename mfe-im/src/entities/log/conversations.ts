import type { Conversation, Head, LastMessage, Line, Message } from '@mortar/protocol/messaging';

/** How many characters of a message stand in a list. */
const PREVIEW_CHARACTERS = 120;

const lastOf = ({ seq, sender, text, recalledAt, at }: Message): LastMessage => ({
  seq,
  uid: sender.uid,
  username: sender.username,
  text: text.slice(0, PREVIEW_CHARACTERS),
  isRecalled: recalledAt !== null,
  at,
});

/** The same conversation, read up to a message or further: also to one that has not come yet. */
export function readUpTo(conversation: Conversation, readSeq: number): Conversation {
  if (readSeq <= conversation.readSeq) return conversation;
  const isAll = readSeq >= conversation.lastSeq;
  return {
    ...conversation,
    readSeq,
    unread_num: isAll ? 0 : Math.min(conversation.unread_num, conversation.lastSeq - readSeq),
    mentions: isAll ? 0 : conversation.mentions,
  };
}

/** The other of a private chat has read up to a message or further. */
export function peerReadUpTo(conversation: Conversation, seq: number): Conversation {
  return seq > conversation.peerReadSeq ? { ...conversation, peerReadSeq: seq } : conversation;
}

/** By how many a channel grows with a line of such a kind. */
const GROWTH: Partial<Record<Line['kind'], number>> = { joined: 1, left: -1, removed: -1, blocked: -1 };

/** How many are in a channel after lines, of which those count that are later than what is known. */
export function countMembers(conversation: Conversation, lines: readonly Line[]): Conversation {
  const growth = lines.reduce((sum, { kind, pts }) => sum + (pts > conversation.lastPts ? (GROWTH[kind] ?? 0) : 0), 0);
  return growth === 0 ? conversation : { ...conversation, members: conversation.members + growth };
}

/** Who may write after lines, of which the same count. In a large channel a new rule is told by its line alone. */
export function followRules(conversation: Conversation, lines: readonly Line[]): Conversation {
  const rule = lines.findLast(
    ({ kind, value, pts }) => pts > conversation.lastPts && kind === 'rules' && (value === 'admins' || value === 'members'),
  );
  return rule ? { ...conversation, mayWrite: rule.value === 'members' || conversation.role !== 'member' } : conversation;
}

/**
 * The conversation went on to a head. `messages` are those of them that were told, `last` the newest one where it was.
 * Told twice it counts once.
 */
export function goOn(
  conversation: Conversation,
  { seq, pts }: Pick<Head, 'seq' | 'pts'>,
  messages: readonly Message[],
  me: string,
  last?: LastMessage | null,
): Conversation {
  const { lastSeq, lastPts, readSeq } = conversation;
  if (pts <= lastPts) return conversation;
  const changed = messages.filter((message) => message.pts > lastPts);
  // What another device has read before it came here is not unread.
  const from = Math.max(lastSeq, readSeq);
  const arrived = changed.filter((message) => message.seq > from);
  const isQuiet = (message: Message) => message.sender.uid === me || message.recalledAt !== null;
  const recalled = changed.filter(
    (message) => message.seq <= lastSeq && message.seq > readSeq && message.recalledAt && message.sender.uid !== me,
  );
  const named = arrived.filter((message) => !isQuiet(message) && message.mentions.some(({ uid }) => uid === me || uid === '*'));
  const arrivedCount = Math.max(0, seq - from) - arrived.filter(isQuiet).length;
  const newest = last ?? newestOf(conversation.last, changed);
  return {
    ...conversation,
    lastSeq: Math.max(lastSeq, seq),
    lastPts: pts,
    last: newest,
    at: newest?.at ?? conversation.at,
    unread_num: Math.max(0, conversation.unread_num + arrivedCount - recalled.length),
    mentions: conversation.mentions + named.length,
  };
}

function newestOf(last: LastMessage | null, messages: readonly Message[]): LastMessage | null {
  const newest = messages.reduce<Message | null>((best, message) => (message.seq >= (best?.seq ?? last?.seq ?? 0) ? message : best), null);
  return newest ? lastOf(newest) : last;
}

/** What the server says of a conversation, with what is known later than that: cursors never go back, nothing is counted again. */
export function tell(known: Conversation | undefined, told: Conversation): Conversation {
  if (!known || known.epoch !== told.epoch) return told;
  const isLate = told.lastPts < known.lastPts;
  const ahead = isLate
    ? {
        ...told,
        lastSeq: known.lastSeq,
        lastPts: known.lastPts,
        last: known.last,
        at: known.at,
        members: known.members,
        unread_num: told.unread_num + known.lastSeq - told.lastSeq,
      }
    : told;
  return peerReadUpTo(readUpTo(ahead, known.readSeq), known.peerReadSeq);
}
