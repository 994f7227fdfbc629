import type { Input, Locale, Output } from '@mortar/protocol';
import type { newsFavorites } from '@mortar/protocol/news';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { readTimeKey, writeTimeKey } from '../../../lib/key-cursor.ts';
import { cut } from '../../../lib/page.ts';
import type { Person } from '../../../lib/person.ts';
import { newsOf } from '../items/repository.ts';
import type { NewsService } from '../items/service.ts';
import { keptOf } from './repository.ts';

const ID = /^[1-9][0-9]{0,14}$/;
const NOBODY = 0;

export interface KeptDeps {
  db: Db;
  clock: Clock;
  news: Pick<NewsService, 'views'>;
}

/** News that people keep, each for themselves. */
export function createKept({ db, clock, news }: KeptDeps) {
  async function idOf(newsid: string): Promise<number> {
    if (!ID.test(newsid) || !(await newsOf(db).find(Number(newsid)))) throw new AppError('notFound', { status: 200 });
    return Number(newsid);
  }

  return {
    /** Keeps a piece of news, or no longer. @returns how many people do @throws AppError `notFound` */
    async keep(userId: number, newsid: string, isWanted: boolean): Promise<number> {
      const id = await idOf(newsid);
      await keptOf(db).set(userId, id, isWanted, new Date(clock.now()));
      return (await keptOf(db).stats(id, userId)).count;
    },

    async read(
      person: Person | null,
      { newsid, accountid, cursor, pageSize }: Input<typeof newsFavorites>,
      locale: Locale,
    ): Promise<Output<typeof newsFavorites>> {
      if (newsid !== undefined) {
        const stats = await keptOf(db).stats(await idOf(newsid), person?.userId ?? NOBODY);
        return { ...stats, list: [], cursor: null, end: true };
      }
      if (accountid === undefined) throw new AppError('validation');
      if (!person || accountid !== person.uid) throw new AppError('forbidden');
      const rows = await keptOf(db).list(person.userId, readTimeKey(cursor), pageSize + 1);
      const { shown, last } = cut(rows, pageSize);
      const list = await news.views(
        shown.map(({ item }) => item),
        locale,
      );
      const next = last ? writeTimeKey({ at: last.at, id: last.item.id }) : null;
      return { count: await keptOf(db).countOf(person.userId), mine: true, list, cursor: next, end: !last };
    },
  };
}

export type Kept = ReturnType<typeof createKept>;
