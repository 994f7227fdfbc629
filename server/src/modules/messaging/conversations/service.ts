import type { Input, Output } from '@mortar/protocol';
import type { Conversation, findConversations, setConversation } from '@mortar/protocol/messaging';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { readKeyCursor, writeKeyCursor } from '../../../lib/key-cursor.ts';
import { cut } from '../../../lib/page.ts';
import type { Relations } from '../../relations/index.ts';
import { beginConversation, findPrivateChat } from './begin.ts';
import type { Changed, Changes } from './change.ts';
import { lockConversation } from './head.ts';
import { keyOf } from './ids.ts';
import { addMembers, memberOf, setOwn } from './member.ts';
import { listKeyOf, ownOf } from './rows.ts';
import { touchMembers, type Touched } from './user-head.ts';
import type { ConversationView } from './view.ts';

export interface ConversationsDeps {
  db: Db;
  clock: Clock;
  view: ConversationView;
  changes: Changes;
  relations: Pick<Relations, 'userIdOf' | 'mayWrite' | 'contactsOf'>;
  /** Tells people of what changed of their own. */
  tellUsers(touched: readonly Touched[]): void;
}

/** A person's conversations: the list, one of them, and what they set for themselves. */
export function createConversations({ db, clock, view, changes, relations, tellUsers }: ConversationsDeps) {
  async function read(userId: number, id: number): Promise<Conversation> {
    const [shown] = await view(userId, await ownOf(db).byIds(userId, [id]));
    if (!shown) throw new AppError('notFound', { status: 200 });
    return shown;
  }

  /** A new private chat, which a stranger's peer has to accept or answer. */
  async function begin(userId: number, peerId: number): Promise<Changed | undefined> {
    const createdAt = new Date(clock.now());
    return db.transaction(async (tx) => {
      if (!(await relations.mayWrite(tx, userId, peerId))) throw new AppError('notWelcome');
      const isContact = (await relations.contactsOf(tx, peerId, [userId])).has(userId);
      const pair = { lowUser: Math.min(userId, peerId), highUser: Math.max(userId, peerId) };
      const id = await beginConversation(tx, { kind: 'private', ...pair, createdAt });
      if (id === undefined) return undefined;
      const joining = { role: 'member', at: createdAt, minSeq: 1, readSeq: 0 } as const;
      await addMembers(tx, id, [userId], joining);
      await addMembers(tx, id, [peerId], { ...joining, isAccepted: isContact });
      // The other is told when something was written.
      return (await changes.within(tx, id, (change) => Promise.resolve(change.touch([userId])))).changed;
    });
  }

  return {
    read: (userId: number, id: string) => read(userId, keyOf(id)),
    /** The same by its key. */
    ofKey: read,

    async list(userId: number, { pageNum, pageSize, cursor }: Input<typeof findConversations>): Promise<Output<typeof findConversations>> {
      const after = readKeyCursor(cursor, [0, 0, 0] as const);
      const skip = after ? 0 : (pageNum - 1) * pageSize;
      const [rows, unread] = await Promise.all([ownOf(db).page(userId, after, skip, pageSize + 1), ownOf(db).unread(userId)]);
      const { shown, last } = cut(rows, pageSize);
      return { channel_infos: await view(userId, shown), unread_num: unread, next: last ? writeKeyCursor(listKeyOf(last)) : null };
    },

    /** The private chat of two, begun where there was none. */
    async open(userId: number, uid: string): Promise<Conversation> {
      const peerId = await relations.userIdOf(uid);
      if (peerId === undefined) throw new AppError('notFound', { status: 200 });
      if (peerId === userId) throw new AppError('conflict');
      const known = await findPrivateChat(db, userId, peerId);
      if (known !== undefined) return read(userId, known);
      const changed = await begin(userId, peerId);
      if (changed) void changes.tell(changed);
      return read(userId, (await findPrivateChat(db, userId, peerId))!);
    },

    async set(userId: number, { id, isPinned, notify, accepted, hidden }: Input<typeof setConversation>): Promise<Conversation> {
      const key = keyOf(id);
      const touched = await db.transaction(async (tx) => {
        const { head } = await lockConversation(tx, key);
        const member = await memberOf(tx, key, userId);
        const touchedOne = await touchMembers(tx, key, [userId]);
        await setOwn(tx, key, userId, {
          ...(isPinned !== undefined && { pinnedAt: isPinned ? (member.pinnedAt ?? new Date(clock.now())) : null }),
          ...(notify && { notify }),
          ...(accepted && { isAccepted: true }),
          ...(hidden && { hiddenSeq: head.lastSeq }),
        });
        return touchedOne;
      });
      tellUsers(touched);
      return read(userId, key);
    },
  };
}

export type Conversations = ReturnType<typeof createConversations>;
