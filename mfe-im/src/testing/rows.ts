import type { Conversation, Line, Message } from '@mortar/protocol/messaging';

export const personOf = (uid: string) => ({ uid, username: uid, headimgurl: '' });
const AT = new Date(0).toISOString();

/** A message as the server would tell it, with what a test says of it. */
export function messageOf(given: Partial<Message> & Pick<Message, 'seq' | 'pts'>): Message {
  return {
    conversation: '1',
    clientId: `00000000-0000-4000-8000-${String(given.seq).padStart(12, '0')}`,
    sender: personOf('ann'),
    kind: 'text',
    text: `Message ${given.seq}`,
    mentions: [],
    reply: null,
    forwarded: null,
    preview: null,
    reactions: [],
    rev: 0,
    at: AT,
    editedAt: null,
    recalledAt: null,
    pinnedAt: null,
    ...given,
  };
}

export function lineOf(given: Partial<Line> & Pick<Line, 'pts' | 'afterSeq'>): Line {
  return { conversation: '1', kind: 'joined', actor: personOf('ann'), target: null, value: '', at: AT, ...given };
}

export function conversationOf(given: Partial<Conversation> = {}): Conversation {
  return {
    peerId: 'ann',
    isgroup: false,
    unread_num: 0,
    name: 'Ann',
    imageUrl: '',
    description: '',
    id: '1',
    epoch: 'first',
    lastSeq: 0,
    lastPts: 0,
    minSeq: 1,
    readSeq: 0,
    peerReadSeq: 0,
    mentions: 0,
    last: null,
    at: AT,
    isPinned: false,
    notify: 'all',
    role: 'member',
    members: 2,
    mutedUntil: null,
    slowmode: 0,
    isRequest: false,
    looksLike: null,
    isDemo: false,
    ...given,
  };
}
