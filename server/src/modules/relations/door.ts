import type { PrivacySettings, RelatedPerson } from '@mortar/protocol/relations';
import type { Db } from '../../db/db.ts';
import { hasEdge } from './edges/relation.ts';
import { edgesOf } from './edges/repository.ts';
import type { Cards } from './people/cards.ts';
import { peopleOf } from './people/repository.ts';
import type { Privacy } from './privacy/service.ts';

/** What other modules ask of how people stand to one another. What takes a `tx` may be part of a change of their own. */
export interface Relations {
  /** The key of somebody. @throws AppError `notFound` for who is not here */
  userIdOf(uid: string): Promise<number>;
  /** Keys of people by their uids; who is not here is missing. */
  userIdsOf(uids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Cards of people as one of them sees the others, in the order of `userIds`; whoever is gone is missing. */
  relationOf(viewerId: number, userIds: readonly number[]): Promise<ReadonlyMap<number, RelatedPerson>>;
  /** For whom strangers can be taken, by their `userId`. @param strangers names of people who are no contacts */
  looksLikeOf(viewerId: number, strangers: ReadonlyMap<number, string>): Promise<ReadonlyMap<number, string>>;
  /** Whether somebody may begin a private chat with somebody: neither has blocked the other, and the other's choice lets them. */
  mayWrite(tx: Db, fromId: number, toId: number): Promise<boolean>;
  /** Those of `others` between whom and a person stands a block, whoever made it. */
  blockedBy(tx: Db, userId: number, others: readonly number[]): Promise<ReadonlySet<number>>;
  /** Those of `others` who are contacts of a person. */
  contactsOf(tx: Db, userId: number, others: readonly number[]): Promise<ReadonlySet<number>>;
  /** Contacts of a person, the latest first, at most 5,000. */
  friendsOf(userId: number): Promise<number[]>;
  /** What people let others see of them; of whoever chose nothing too. */
  privacyOf(userIds: readonly number[]): Promise<ReadonlyMap<number, PrivacySettings>>;
  /** People by name or by exact uid, the best first. */
  search(viewerId: number, text: string, limit: number): Promise<RelatedPerson[]>;
}

/** Contacts among whom somebody is compared. */
const FRIENDS = 5000;

interface RelationsDeps {
  db: Db;
  cards: Cards;
  privacy: Privacy;
  userIdOf(uid: string): Promise<number>;
}

export function createRelations({ db, cards, privacy, userIdOf }: RelationsDeps): Relations {
  return {
    userIdOf,
    userIdsOf: (uids) => peopleOf(db).userIdsOf(uids),
    relationOf: cards.read,
    looksLikeOf: cards.looksLikeOf,

    async mayWrite(tx, fromId, toId) {
      const has = hasEdge(await edgesOf(tx).between(fromId, [toId]));
      if (has(fromId, 'block', toId) || has(toId, 'block', fromId)) return false;
      const who = await privacy.whoWritesTo(tx, toId);
      return who === 'everyone' || (who === 'contacts' && has(toId, 'contact', fromId));
    },

    async blockedBy(tx, userId, others) {
      const between = await edgesOf(tx).between(userId, others);
      const blocks = between.filter(({ kind }) => kind === 'block');
      return new Set(blocks.map(({ fromId, toId }) => (fromId === userId ? toId : fromId)));
    },

    async contactsOf(tx, userId, others) {
      const between = await edgesOf(tx).between(userId, others);
      return new Set(between.filter(({ kind, fromId }) => kind === 'contact' && fromId === userId).map(({ toId }) => toId));
    },

    async friendsOf(userId) {
      const rows = await edgesOf(db).page(userId, { kind: 'contact', side: 'from' }, { until: undefined, skip: 0 }, FRIENDS);
      return rows.map((row) => row.userId);
    },

    privacyOf: (userIds) => privacy.readMany(db, userIds),

    async search(viewerId, text, limit) {
      const found = await peopleOf(db).search(viewerId, text, 0, limit);
      return [...(await cards.read(viewerId, found)).values()];
    },
  };
}
