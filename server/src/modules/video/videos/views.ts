import type { Video, VideoCard } from '@mortar/protocol/video';
import type { Db } from '../../../db/db.ts';
import { groupBy } from '../../../lib/group-by.ts';
import type { PublicPerson } from '../../identity/index.ts';
import type { Addresses } from '../addresses/addresses.ts';
import { videosOf, type VideoRow } from './repository.ts';
import { audienceOf, cardOf, videoOf } from './wire.ts';

export interface ViewsDeps {
  db: Db;
  addresses: Pick<Addresses, 'baseOf'>;
  readPeople(userIds: readonly number[]): Promise<ReadonlyMap<number, PublicPerson>>;
}

/** Videos as somebody sees them who may. Those of people who are gone or shut out are missing. */
export function createViews({ db, addresses, readPeople }: ViewsDeps) {
  return {
    async cards(viewerId: number | undefined, rows: readonly VideoRow[]): Promise<VideoCard[]> {
      const made = groupBy(await videosOf(db).renditionsOf(rows.map(({ id }) => id)), ({ videoId }) => videoId);
      const people = await readPeople([...new Set(rows.map(({ userId }) => userId))]);
      return rows.flatMap((row) => {
        const author = people.get(row.userId);
        return author
          ? [cardOf(row, made.get(row.id) ?? [], { viewerId, author, base: addresses.baseOf(row.id, audienceOf(row), viewerId) })]
          : [];
      });
    },

    async whole(viewerId: number | undefined, row: VideoRow): Promise<Video | undefined> {
      const [made, said, people] = await Promise.all([
        videosOf(db).renditionsOf([row.id]),
        videosOf(db).captionsOf(row.id),
        readPeople([row.userId]),
      ]);
      const author = people.get(row.userId);
      return author && videoOf(row, made, said, { viewerId, author, base: addresses.baseOf(row.id, audienceOf(row), viewerId) });
    },
  };
}

export type Views = ReturnType<typeof createViews>;
