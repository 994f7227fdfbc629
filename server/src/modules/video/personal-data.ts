import type { Clock } from '../../lib/clock.ts';
import { EXPORT_ENTRIES, type PersonalData } from '../../core/personal-data.ts';
import type { Db } from '../../db/db.ts';
import type { Assets } from '../uploads/index.ts';
import { videosOf } from './videos/repository.ts';

/** Videos of a person with what they wrote about them; all of it goes with them. */
export const videoData = ({ db, clock, assets }: { db: Db; clock: Clock; assets: Assets }): PersonalData => ({
  name: 'videos',
  async read({ userId }) {
    const rows = await videosOf(db).ofPerson(userId, { until: undefined, skip: 0 }, EXPORT_ENTRIES);
    const said = await Promise.all(rows.map(({ id }) => videosOf(db).captionsOf(id)));
    return rows.map(({ id, title, description, audience, chapters, createdAt }, index) => ({
      id,
      title,
      description,
      audience,
      chapters,
      createdAt,
      captions: said[index]!.map(({ lang, vtt }) => ({ lang, vtt })),
    }));
  },
  async erase(tx, { userId }) {
    const ids = await videosOf(tx).remove({ userId }, new Date(clock.now()));
    await videosOf(tx).forgetCaptions(ids);
    for (const id of ids) await assets.release(tx, `video:${id}`);
  },
});
