import type { Conversation } from '@mortar/protocol/messaging';
import type { Person } from '@mortar/protocol/relations';
import type { Db } from '../../../../db/db.ts';
import type { Clock } from '../../../../lib/clock.ts';
import type { Notify } from '../../../notices/index.ts';
import type { Relations } from '../../../relations/index.ts';
import type { Assets } from '../../../uploads/index.ts';
import type { Changes } from '../../conversations/index.ts';

/** What the parts of channels are made of. */
export interface ChannelDeps {
  db: Db;
  clock: Clock;
  changes: Changes;
  relations: Pick<Relations, 'userIdOf' | 'userIdsOf' | 'contactsOf'>;
  assets: Assets;
  notify: Notify;
  /** Names and pictures by `userId`; those who are gone have neither. */
  names: { of(userIds: Iterable<number>): Promise<(userId: number) => Person> };
  /** A conversation as somebody has it. @throws AppError `notFound` for who is not in it */
  conversationFor(userId: number, id: number): Promise<Conversation>;
}
