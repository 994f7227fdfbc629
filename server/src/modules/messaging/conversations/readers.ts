import { RECEIPT_MEMBERS } from '@mortar/protocol/messaging';
import type { SocketCalls } from '@mortar/protocol/realtime';
import { and, eq, gte, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Relations } from '../../relations/index.ts';
import type { Names } from '../people.ts';
import { keyOf } from './ids.ts';
import { memberOf } from './member.ts';
import { conversations, members } from './tables.ts';

export interface ReadersDeps {
  db: Db;
  names: Names;
  relations: Pick<Relations, 'privacyOf'>;
}

/** Who has read a message, of those who show it to whoever shows it too. Only in small conversations. */
export function createReaders({ db, names, relations }: ReadersDeps) {
  return async (userId: number, { conversation, seq }: SocketCalls['im.readers']['input']): Promise<{ uids: string[] }> => {
    const id = keyOf(conversation);
    await memberOf(db, id, userId);
    const [row] = await db.select({ count: conversations.members }).from(conversations).where(eq(conversations.id, id));
    if (row!.count > RECEIPT_MEMBERS) throw new AppError('forbidden');
    const isReader = and(eq(members.conversationId, id), gte(members.readSeq, seq), isNull(members.leftAt), ne(members.userId, userId));
    const readers = (await db.select({ userId: members.userId }).from(members).where(isReader)).map((reader) => reader.userId);
    const privacy = await relations.privacyOf([userId, ...readers]);
    const shows = (one: number) => privacy.get(one)?.showsReading ?? false;
    if (!shows(userId)) return { uids: [] };
    const nameOf = await names.of(readers);
    return { uids: readers.filter(shows).map((reader) => nameOf(reader).uid) };
  };
}
