import type { Input, Output } from '@mortar/protocol';
import type { findApplications, listBlocked, listContacts, recommendUsers, RelatedPerson, searchUsers } from '@mortar/protocol/relations';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { readKeyCursor, writeKeyCursor } from '../../../lib/key-cursor.ts';
import { pageByTime, readTimeCursor } from '../../../lib/time-cursor.ts';
import { edgesOf, type EdgeList } from '../edges/repository.ts';
import type { Cards } from './cards.ts';
import { peopleOf, type NameKey } from './repository.ts';

export interface PeopleServiceDeps {
  db: Db;
  cards: Cards;
  /** Who is in the same channels as a person, the nearest first, at most `limit`. */
  channelMates(userId: number, limit: number): Promise<readonly number[]>;
}

const LISTS: Record<Input<typeof findApplications>['type'], EdgeList> = {
  requests: { kind: 'request', side: 'to' },
  sent: { kind: 'request', side: 'from' },
  followers: { kind: 'follow', side: 'to' },
  following: { kind: 'follow', side: 'from' },
};
const BLOCKED: EdgeList = { kind: 'block', side: 'from' };
const FIRST_NAME: NameKey = ['', ''];
const MATES = 200;
/** Nobody reads further, and every page costs what is before it. */
const FOUND_MOST = 1000;

/** People and lists of them, as one person sees them. */
export function createPeopleService({ db, cards, channelMates }: PeopleServiceDeps) {
  /** A page of a ranked list, whose cursor is the number of people before it. */
  async function ranked(
    userId: number,
    { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
    find: (skip: number, limit: number) => Promise<number[]>,
  ): Promise<Output<typeof searchUsers>> {
    const skip = Math.trunc(Number(cursor ?? 0));
    if (skip >= FOUND_MOST) return { list: [], next: null };
    const found = await find(skip, pageSize + 1);
    const list = [...(await cards.read(userId, found.slice(0, pageSize))).values()];
    return { list, next: found.length > pageSize ? String(skip + pageSize) : null };
  }

  async function timed(userId: number, of: EdgeList, { cursor, pageSize }: Input<typeof listBlocked>) {
    const from = readTimeCursor(cursor);
    const { shown, next } = pageByTime(await edgesOf(db).page(userId, of, from, pageSize + 1), pageSize, from, ({ at }) => at);
    const people = await cards.read(
      userId,
      shown.map((row) => row.userId),
    );
    const list = shown.flatMap(({ userId: otherId, text, at }) => {
      const person = people.get(otherId);
      return person ? [{ ...person, text, at: at.toISOString() }] : [];
    });
    return { list, next };
  }

  async function userIdOf(uid: string): Promise<number> {
    const userId = (await peopleOf(db).userIdsOf([uid])).get(uid);
    if (userId === undefined) throw new AppError('notFound', { status: 200 });
    return userId;
  }

  return {
    userIdOf,

    async card(userId: number, uid: string): Promise<RelatedPerson> {
      const otherId = await userIdOf(uid);
      const card = (await cards.read(userId, [otherId])).get(otherId);
      if (!card) throw new AppError('notFound', { status: 200 });
      return card;
    },

    search(userId: number, { text, ...page }: Input<typeof searchUsers>): Promise<Output<typeof searchUsers>> {
      const wanted = text.normalize('NFC').trim();
      if (wanted === '') return Promise.resolve({ list: [], next: null });
      return ranked(userId, page, (skip, limit) => peopleOf(db).search(userId, wanted, skip, limit));
    },

    async recommend(userId: number, page: Input<typeof recommendUsers>): Promise<Output<typeof recommendUsers>> {
      const mates = await channelMates(userId, MATES);
      return ranked(userId, page, (skip, limit) => peopleOf(db).recommended(userId, mates, skip, limit));
    },

    async applications(userId: number, { type, ...page }: Input<typeof findApplications>): Promise<Output<typeof findApplications>> {
      const [shown, total] = await Promise.all([timed(userId, LISTS[type], page), edgesOf(db).count(userId, LISTS[type])]);
      return { ...shown, total };
    },

    async contacts(userId: number, { text = '', cursor, pageSize }: Input<typeof listContacts>): Promise<Output<typeof listContacts>> {
      const after = readKeyCursor(cursor, FIRST_NAME);
      const rows = await peopleOf(db).contacts(userId, text.normalize('NFC').trim(), after, pageSize + 1);
      const shown = rows.slice(0, pageSize);
      const last = shown.at(-1);
      const people = await cards.read(
        userId,
        shown.map((row) => row.userId),
      );
      return { list: [...people.values()], next: last && rows.length > pageSize ? writeKeyCursor([last.name, last.uid]) : null };
    },

    blocked: (userId: number, page: Input<typeof listBlocked>): Promise<Output<typeof listBlocked>> => timed(userId, BLOCKED, page),
  };
}

export type PeopleService = ReturnType<typeof createPeopleService>;
