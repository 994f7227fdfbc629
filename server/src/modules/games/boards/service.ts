import type { Input, Locale, Output } from '@mortar/protocol';
import type { getMyPoints, getTopRank, listGames, listMyGames } from '@mortar/protocol/games';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Person } from '../../../lib/person.ts';
import type { PublicPerson } from '../../identity/index.ts';
import type { GameFacts } from '../own-games.ts';
import { ranksOf, type Ranking } from './repository.ts';

/** Who people are, by their `userId`; those who are gone are missing. */
type ReadPeople = (userIds: readonly number[]) => Promise<ReadonlyMap<number, PublicPerson>>;

export interface BoardServiceDeps {
  games: readonly GameFacts[];
  /** Address of a file of a game's document. */
  addressOf: (id: string, file: 'index.html' | 'icon.svg') => string;
  db: Db;
  readPeople: ReadPeople;
}

const NOBODY: PublicPerson = { uid: '', username: '', headimgurl: '' };

/** Games and boards, for everybody and for one person. */
export function createBoardService({ games, addressOf, db, readPeople }: BoardServiceDeps) {
  const gameOf = ({ id, titles }: GameFacts, locale: Locale): Output<typeof listGames>[number] => ({
    id,
    gameName: titles[locale],
    gameIcon: addressOf(id, 'icon.svg'),
    link: `/games/${id}`,
    document: addressOf(id, 'index.html'),
  });

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
      const place = await ranksOf(db).rankOf(undefined, userId);
      return { points: place?.value ?? 0, rank: place?.rank ?? null };
    },

    /** @throws AppError `notFound` for a game that there is not */
    async top({ gameid, pageSize }: NonNullable<Input<typeof getTopRank>>, person: Person | null): Promise<Output<typeof getTopRank>> {
      if (gameid !== undefined && !games.some(({ id }) => id === gameid)) throw new AppError('notFound', { status: 200 });
      const places = await ranksOf(db).top(gameid, pageSize);
      const mine = person && (places.find(({ userId }) => userId === person.userId) ?? (await ranksOf(db).rankOf(gameid, person.userId)));
      const people = await readPeople([...places, ...(mine ? [mine] : [])].map(({ userId }) => userId));
      const rowOf = ({ userId, value, rank }: Ranking) => ({ rank, ...(people.get(userId) ?? NOBODY), score: value });
      return { items: places.map(rowOf), me: mine ? rowOf(mine) : null };
    },
  };
}

export type BoardService = ReturnType<typeof createBoardService>;
