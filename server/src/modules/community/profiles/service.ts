import type { Input, Output } from '@mortar/protocol';
import type { Account, Author, accountInfo, findNames, listFollows, setProfileShown as setShown } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { pageByTime, readTimeCursor } from '../../../lib/time-cursor.ts';
import type { Relations } from '../../relations/index.ts';
import { mutesOf } from '../choices/mutes.ts';
import { profileShown, setProfileShown, type ProfileShown } from '../choices/profiles.ts';
import { countFollows, followedOf } from '../follows.ts';
import { VISITOR } from '../ids.ts';
import { reactionsOf } from '../reactions/repository.ts';
import { authorOf } from '../people.ts';
import { postsOf } from '../store/posts.ts';
import { accountsOf } from './repository.ts';

/** People whose names are offered while somebody types. */
const OFFERED = 8;

export interface ProfileServiceDeps {
  db: Db;
  relations: Pick<Relations, 'relationOf' | 'blockedBy'>;
}

/** What others see of an account. Whoever is blocked is told what they are told of one that never was. */
export function createProfiles({ db, relations }: ProfileServiceDeps) {
  async function found(viewer: number, { accountid, username }: Input<typeof accountInfo>) {
    if ((accountid === undefined) === (username === undefined)) throw new AppError('validation');
    const row = await accountsOf(db).find(accountid === undefined ? { username: username! } : { uid: accountid });
    if (!row || (await relations.blockedBy(db, viewer, [row.userId])).has(row.userId)) throw new AppError('notFound', { status: 200 });
    return row;
  }

  return {
    async info(viewer: number, input: Input<typeof accountInfo>): Promise<Account> {
      const { userId, createdAt, ...account } = await found(viewer, input);
      const isOther = viewer !== VISITOR && viewer !== userId;
      const [posts, follows, likes, choice, cards, isMuted] = await Promise.all([
        postsOf(db, viewer).countBy(userId),
        countFollows(db, userId),
        reactionsOf(db).countBy(userId, 'like'),
        profileShown(db, userId),
        isOther ? relations.relationOf(viewer, [userId]) : undefined,
        isOther && mutesOf(db, viewer).has(userId),
      ]);
      const card = cards?.get(userId);
      const { contact, follows: isFollowed, isFollower, isBlocked } = card ?? {};
      return {
        ...account,
        joinedAt: createdAt.toISOString(),
        counts: { posts, ...follows, likes: choice.showsLikes || viewer === userId ? likes : 0 },
        relation: card ? { contact: contact!, follows: isFollowed!, isFollower: isFollower!, isBlocked: isBlocked!, isMuted } : null,
        ...choice,
      };
    },

    setShown: (userId: number, change: Input<typeof setShown>): Promise<ProfileShown> => setProfileShown(db, userId, change),

    async follows(viewer: number, { accountid, kind, cursor, pageSize }: Input<typeof listFollows>): Promise<Output<typeof listFollows>> {
      const { userId } = await found(viewer, { accountid });
      const from = readTimeCursor(cursor);
      const { shown, next } = pageByTime(await accountsOf(db).follows(userId, kind, from, pageSize + 1), pageSize, from, ({ at }) => at);
      const ids = shown.map((row) => row.userId);
      const [blocked, followed] = await Promise.all([relations.blockedBy(db, viewer, ids), followedOf(db, viewer, ids)]);
      const list = shown
        .filter((row) => !blocked.has(row.userId))
        .map((row) => ({ ...authorOf(row), personalprofile: row.personalprofile, follows: followed.has(row.userId) }));
      return { list, cursor: next, end: next === null };
    },

    async names(viewer: number, { text }: Input<typeof findNames>): Promise<{ list: Author[] }> {
      const rows = await accountsOf(db).named(viewer, text.normalize('NFC').trim(), OFFERED * 2);
      const blocked = await relations.blockedBy(
        db,
        viewer,
        rows.map(({ userId }) => userId),
      );
      const list = rows.filter(({ userId }) => !blocked.has(userId)).slice(0, OFFERED);
      return { list: list.map(authorOf) };
    },
  };
}

export type Profiles = ReturnType<typeof createProfiles>;
