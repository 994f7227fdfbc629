import type { Input, Output } from '@mortar/protocol';
import type { getTaskRanking, RankRow } from '@mortar/protocol/rankings';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { PublicPerson } from '../identity/index.ts';
import { boardsOf, type After, type Around, type Ranked } from './repository.ts';
import type { Board } from './tables.ts';

export interface RankingsDeps {
  db: Db;
  clock: Clock;
  readPeople(userIds: readonly number[]): Promise<ReadonlyMap<number, PublicPerson>>;
  /** Contacts of a person. */
  friendsOf(userId: number): Promise<number[]>;
}

type Query = NonNullable<Input<typeof getTaskRanking>>;
type Page = Output<typeof getTaskRanking>;

/** Neighbours each way. */
const NEIGHBOURS = 2;

function readAfter(cursor: string | undefined): After | undefined {
  const [points, reachedAt, userId] = cursor?.split('.').map(Number) ?? [];
  return userId === undefined ? undefined : { points: points!, reachedAt: reachedAt!, userId };
}
const writeAfter = ({ points, reachedAt, userId }: After): string => [points, reachedAt, userId].join('.');

/** A name that is somebody's address is not shown whole. */
const shownName = (name: string): string => (name.includes('@') ? `${name.slice(0, 1)}***` : name);

/** The boards as people see them. */
export function createRankings({ db, clock, readPeople, friendsOf }: RankingsDeps) {
  /** Puts names to rows; who hides theirs sees it still. */
  async function named(rows: readonly Ranked[], viewerId: number | undefined): Promise<Map<number, RankRow>> {
    const userIds = rows.map(({ userId }) => userId);
    const [people, hidden] = await Promise.all([readPeople(userIds), boardsOf(db).hidden(userIds)]);
    return new Map(
      rows.map(({ userId, points, rank }) => {
        const person = hidden.has(userId) && userId !== viewerId ? undefined : people.get(userId);
        const shown = { uid: person?.uid ?? '', name: shownName(person?.username ?? ''), avatar: person?.headimgurl ?? '' };
        return [userId, { rank, ...shown, points }];
      }),
    );
  }

  async function pageOf(rows: Ranked[], around: Around | undefined, userId: number | undefined, pageSize: number): Promise<Page> {
    const shown = rows.slice(0, pageSize);
    const names = await named([...shown, ...(around?.rows ?? [])], userId);
    const own = around?.rows.find((row) => row.userId === userId);
    return {
      items: shown.map((row) => names.get(row.userId)!),
      me: own
        ? {
            rank: own.rank,
            points: own.points,
            gap: around!.above === null ? null : around!.above - own.points,
            neighbours: around!.rows.map((row) => names.get(row.userId)!),
            held: around!.isHeld,
          }
        : null,
      asof: ((await boardsOf(db).waitingSince()) ?? new Date(clock.now())).toISOString(),
      next: rows.length > pageSize ? writeAfter(shown.at(-1)!) : null,
    };
  }

  async function amongFriends(board: Board, { season, cursor, pageSize }: Query, userId: number): Promise<Page> {
    const all = await boardsOf(db).among(board, season, [...(await friendsOf(userId)), userId], userId);
    const after = readAfter(cursor);
    const begin = after ? all.findIndex((row) => row.userId === after.userId) + 1 : 0;
    const at = all.findIndex((row) => row.userId === userId);
    const own = all[at];
    const above = own && all.findLast((row) => row.points > own.points);
    const around = own && {
      rows: all.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1),
      isHeld: own.isHeld,
      above: above?.points ?? null,
    };
    return pageOf(all.slice(begin, begin + pageSize + 1), around, userId, pageSize);
  }

  return {
    /** @param userId who asks; undefined for a visitor. @throws AppError `tokenInvalid` where a visitor asks for friends */
    async list(board: Board, query: Query, userId: number | undefined): Promise<Page> {
      if (query.scope === 'friends') {
        if (userId === undefined) throw new AppError('tokenInvalid');
        return amongFriends(board, query, userId);
      }
      const [rows, around] = await Promise.all([
        boardsOf(db).page(board, query.season, readAfter(query.cursor), query.pageSize + 1),
        userId === undefined ? undefined : boardsOf(db).around(board, query.season, userId),
      ]);
      return pageOf(rows, around, userId, query.pageSize);
    },

    settings: async (userId: number) => ({ hidden: (await boardsOf(db).settings(userId)).isHidden }),

    async setSettings(userId: number, { hidden }: { hidden: boolean }) {
      await boardsOf(db).hide(userId, hidden);
      return { hidden };
    },
  };
}

export type Rankings = ReturnType<typeof createRankings>;
