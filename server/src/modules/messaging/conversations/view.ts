import type { Conversation } from '@mortar/protocol/messaging';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Relations } from '../../relations/index.ts';
import type { Names } from '../people.ts';
import type { OwnRow } from './rows.ts';

export interface ConversationViewDeps {
  db: Db;
  clock: Clock;
  names: Names;
  relations: Pick<Relations, 'contactsOf' | 'looksLikeOf' | 'privacyOf'>;
}

/** Conversations as they go out to one of their members. */
export function createConversationView({ db, clock, names, relations }: ConversationViewDeps) {
  /** What is special of the others of private chats: who shows how far they read, and whose name is taken for another's. */
  async function peersOf(userId: number, rows: readonly OwnRow[], nameOf: (userId: number) => { username: string }) {
    const peers = rows.flatMap(({ peerId }) => peerId ?? []);
    if (peers.length === 0) return { shows: () => false, looksLike: new Map<number, string>() };
    const [privacy, contacts] = await Promise.all([relations.privacyOf([userId, ...peers]), relations.contactsOf(db, userId, peers)]);
    const strangers = peers.filter((peer) => !contacts.has(peer)).map((peer) => [peer, nameOf(peer).username] as const);
    const isShown = (one: number) => privacy.get(one)?.showsReading ?? false;
    return {
      shows: (peer: number) => isShown(userId) && isShown(peer),
      looksLike: await relations.looksLikeOf(userId, new Map(strangers)),
    };
  }

  return async (userId: number, rows: readonly OwnRow[]): Promise<Conversation[]> => {
    const nameOf = await names.of(rows.flatMap(({ peerId, last }) => [peerId ?? [], last?.senderId ?? []].flat()));
    const { shows, looksLike } = await peersOf(userId, rows, nameOf);
    const now = new Date(clock.now()).toISOString();
    return rows.map((row) => {
      const { id, epoch, kind, lastSeq, lastPts, minSeq, readSeq, at, notify, role, members, slowmode, isDemo, mentions, peerId, last } =
        row;
      const peer = peerId === null ? undefined : nameOf(peerId);
      const sender = last && nameOf(last.senderId);
      return {
        peerId: peer ? peer.uid : String(id),
        isgroup: kind === 'channel',
        unread_num: row.unread,
        name: peer ? peer.username : row.name,
        imageUrl: peer ? peer.headimgurl : row.imageUrl,
        description: row.description,
        id: String(id),
        epoch,
        lastSeq,
        lastPts,
        minSeq,
        readSeq,
        peerReadSeq: peerId !== null && shows(peerId) ? row.peerReadSeq : 0,
        mentions,
        last: last &&
          sender && {
            seq: last.seq,
            uid: sender.uid,
            username: sender.username,
            text: last.text,
            isRecalled: last.isRecalled,
            at: last.at,
          },
        at,
        isPinned: row.pinnedAt !== null,
        notify,
        role,
        members,
        mutedUntil: row.mutedUntil !== null && row.mutedUntil > now ? row.mutedUntil : null,
        mayWrite: row.writers === 'members' || role !== 'member',
        slowmode,
        isRequest: !row.isAccepted,
        looksLike: peerId === null ? null : (looksLike.get(peerId) ?? null),
        isDemo,
      };
    });
  };
}

export type ConversationView = ReturnType<typeof createConversationView>;
