import type { Input, Output } from '@mortar/protocol';
import type { getTaskRanking, RankRow } from '@mortar/protocol/rankings';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { PublicPerson } from '../identity/index.ts';
import type { Mirror } from './mirror/mirror.ts';
import { currentPlaces, finalPlaces, type After, type Around, type Places, type Ranked } from './places.ts';
import { boardsOf } from './repository.ts';
import { seasonsOf, type SeasonRow } from './seasons/repository.ts';
import type { Board } from './tables.ts';

export interface RankingsDeps {
  db: Db;
  clock: Clock;
  readPeople(userIds: readonly number[]): Promise<ReadonlyMap<number, PublicPerson>>;
  /** Contacts of a person. */
  friendsOf(userId: number): Promise<number[]>;
  /** The running boards in Redis, where there is one. */
  mirror?: Mirror | undefined;
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
/** Whether a player comes after another one, in the order of a list. */
const isBehind = (row: Ranked, after: After): boolean =>
  (after.points - row.points || row.reachedAt - after.reachedAt || row.userId - after.userId) > 0;

/** A name that is somebody's address is not shown whole. */
const shownName = (name: string): string => (name.includes('@') ? `${name.slice(0, 1)}***` : name);

/** The boards as people see them. */
export function createRankings({ db, clock, readPeople, friendsOf, mirror }: RankingsDeps) {
  /** Puts names to rows; who hides theirs sees it still. */
  async function named(rows: readonly Omit<Ranked, 'reachedAt'>[], viewerId: number | undefined): Promise<Map<number, RankRow>> {
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

  /** How a season ended; null while it runs. */
  async function endOf(row: SeasonRow | undefined, viewerId: number | undefined): Promise<Page['final']> {
    if (!row) return null;
    const winners = (await seasonsOf(db).winners(row)).map(({ neg, ...winner }) => ({ ...winner, points: -neg }));
    const names = await named(winners, viewerId);
    return { closedat: row.closedAt.toISOString(), players: row.players, winners: winners.map(({ userId }) => names.get(userId)!) };
  }

  async function pageOf(
    { board, final, asOf, viewerId }: { board: Board; final: SeasonRow | undefined; asOf: Date; viewerId: number | undefined },
    rows: Ranked[],
    around: Around | undefined,
    pageSize: number,
  ): Promise<Page> {
    const shown = rows.slice(0, pageSize);
    const names = await named([...shown, ...(around?.rows ?? [])], viewerId);
    const own = around?.rows.find((row) => row.userId === viewerId);
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
      final: await endOf(final, viewerId),
      seasons: await seasonsOf(db).list(board),
      asof: asOf.toISOString(),
      next: rows.length > pageSize ? writeAfter(shown.at(-1)!) : null,
    };
  }

  async function amongFriends(places: Places, board: Board, { season, cursor, pageSize }: Query, userId: number) {
    const all = await places.among(board, season, [...(await friendsOf(userId)), userId], userId);
    const after = readAfter(cursor);
    // Whoever the cursor names may be among them no more.
    const rest = after ? all.filter((row) => isBehind(row, after)) : all;
    const at = all.findIndex((row) => row.userId === userId);
    const own = all[at];
    const above = own && all.findLast((row) => row.points > own.points);
    const around = own && {
      rows: all.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1),
      isHeld: own.isHeld,
      above: above?.points ?? null,
    };
    return { rows: rest.slice(0, pageSize + 1), around };
  }

  async function amongAll(places: Places, board: Board, { season, cursor, pageSize }: Query, userId: number | undefined) {
    const [rows, around] = await Promise.all([
      places.page(board, season, readAfter(cursor), pageSize + 1),
      userId === undefined ? undefined : places.around(board, season, userId),
    ]);
    return { rows, around };
  }

  return {
    /** @param viewerId who asks; undefined for a visitor. @throws AppError `tokenInvalid` where a visitor asks for friends */
    async list(board: Board, query: Query, viewerId: number | undefined): Promise<Page> {
      const isFriends = query.scope === 'friends';
      if (isFriends && viewerId === undefined) throw new AppError('tokenInvalid');
      const final = await seasonsOf(db).find({ board, season: query.season });
      const mirrored = final ? undefined : await mirror?.asOf();
      const asOf = mirrored ?? (await boardsOf(db).waitingSince()) ?? new Date(clock.now());
      const places = final ? finalPlaces(db) : mirrored ? mirror!.places : currentPlaces(db);
      const { rows, around } = isFriends
        ? await amongFriends(places, board, query, viewerId!)
        : await amongAll(places, board, query, viewerId);
      return pageOf({ board, final, asOf, viewerId }, rows, around, query.pageSize);
    },

    settings: async (userId: number) => ({ hidden: (await boardsOf(db).settings(userId)).isHidden }),

    async setSettings(userId: number, { hidden }: { hidden: boolean }) {
      await boardsOf(db).hide(userId, hidden);
      return { hidden };
    },
  };
}

export type Rankings = ReturnType<typeof createRankings>;
