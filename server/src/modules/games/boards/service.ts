import type { Input, Locale, Output } from '@mortar/protocol';
import type { getDaily, getMyPoints, getTopRank, listGames, listMyGames } from '@mortar/protocol/games';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Person } from '../../../lib/person.ts';
import { dayOf } from '../day.ts';
import type { GameFacts } from '../own-games.ts';
import { ranksOf, type Board } from './repository.ts';
import type { Rows } from './rows.ts';

export interface BoardServiceDeps {
  games: readonly GameFacts[];
  /** Address of a file of a game's document. */
  addressOf: (id: string, file: 'index.html' | 'icon.svg') => string;
  db: Db;
  clock: Clock;
  rowsOf: Rows;
}

/** Games and boards, for everybody and for one person. */
export function createBoardService({ games, addressOf, db, clock, rowsOf }: BoardServiceDeps) {
  const gameOf = ({ id, titles }: GameFacts, locale: Locale): Output<typeof listGames>[number] => ({
    id,
    gameName: titles[locale],
    gameIcon: addressOf(id, 'icon.svg'),
    link: `/games/${id}`,
    document: addressOf(id, 'index.html'),
  });

  function assertGame(gameId: string | undefined): void {
    if (gameId !== undefined && !games.some(({ id }) => id === gameId)) throw new AppError('notFound', { status: 200 });
  }

  async function topOf(board: Board, pageSize: number, person: Person | null): Promise<Output<typeof getTopRank>> {
    const places = await ranksOf(db).top(board, pageSize);
    const mine = person && (places.find(({ userId }) => userId === person.userId) ?? (await ranksOf(db).rankOf(board, person.userId)));
    const rows = await rowsOf(db, mine ? [...places, mine] : places);
    return { items: rows.slice(0, places.length), me: (mine && rows.at(-1)) ?? null };
  }

  return {
    list: (locale: Locale): Output<typeof listGames> => games.map((game) => gameOf(game, locale)),

    async myList(userId: number, locale: Locale): Promise<Output<typeof listMyGames>> {
      const results = await ranksOf(db).resultsOf(userId);
      return games.map((game) => {
        const mine = results.find(({ gameId }) => gameId === game.id);
        return { ...gameOf(game, locale), best: mine?.score ?? 0, runs: mine?.runs ?? 0 };
      });
    },

    async myPoints(userId: number): Promise<Output<typeof getMyPoints>> {
      const place = await ranksOf(db).rankOf({}, userId);
      return { points: place?.value ?? 0, rank: place?.rank ?? null };
    },

    /** @throws AppError `notFound` for a game that there is not */
    async top({ gameid, pageSize }: NonNullable<Input<typeof getTopRank>>, person: Person | null): Promise<Output<typeof getTopRank>> {
      assertGame(gameid);
      return topOf(gameid === undefined ? {} : { gameId: gameid }, pageSize, person);
    },

    /** Today's challenge of a game. @throws AppError `notFound` for a game that there is not */
    async daily({ gameid, pageSize }: NonNullable<Input<typeof getDaily>>, person: Person | null): Promise<Output<typeof getDaily>> {
      assertGame(gameid);
      const { name: day, endsAt } = dayOf(clock.now());
      const [top, isplayed] = await Promise.all([
        topOf({ gameId: gameid, day }, pageSize, person),
        person !== null && ranksOf(db).hasDaily({ day, gameId: gameid, userId: person.userId }),
      ]);
      return { day, endsat: endsAt, isplayed, ...top };
    },
  };
}

export type BoardService = ReturnType<typeof createBoardService>;
