import { eq, or } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { EXPORT_ENTRIES, type PersonalData } from '../../core/personal-data.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Assets } from '../uploads/index.ts';
import { casesOf } from './cases/repository.ts';
import { mutesOf } from './choices/mutes.ts';
import { marks, mutes, profiles, tagFollows, watchWords } from './choices/tables.ts';
import { endDraft } from './drafts/keep-draft.ts';
import { draftsOf } from './drafts/repository.ts';
import { leaveGroups } from './membership/members.ts';
import { peopleListsOf } from './people-lists/repository.ts';
import { forgetReactions, reactionsOf } from './reactions/repository.ts';
import { reportsOf } from './reports/repository.ts';
import { seriesOf } from './series/repository.ts';
import { ownOf } from './store/own.ts';
import { viewsOf } from './store/views.ts';
import { votes } from './polls/tables.ts';

interface Deps {
  db: Db;
  clock: Clock;
  assets: Pick<Assets, 'release'>;
}

/** What a person wrote, liked, kept and chose. Places of posts and replies stay, without a word of theirs. */
export function communityData({ db, clock, assets }: Deps): PersonalData {
  return {
    name: 'community',
    async read({ userId }) {
      const last = Number.MAX_SAFE_INTEGER;
      const [posts, replies, likes, kept, words, drafts, reports, series, decisions] = await Promise.all([
        ownOf(db).posts(userId, EXPORT_ENTRIES),
        ownOf(db).comments(userId, EXPORT_ENTRIES),
        reactionsOf(db).byUser(userId, 'like', last, EXPORT_ENTRIES),
        reactionsOf(db).byUser(userId, 'favorite', last, EXPORT_ENTRIES),
        mutesOf(db, userId).words(),
        draftsOf(db, userId).list(EXPORT_ENTRIES),
        reportsOf(db).ofPerson(userId, EXPORT_ENTRIES),
        seriesOf(db).by(userId, undefined, EXPORT_ENTRIES),
        casesOf(db).ofPerson(userId, EXPORT_ENTRIES),
      ]);
      const rows = await peopleListsOf(db).by(userId, userId, undefined, EXPORT_ENTRIES);
      const lists = await Promise.all(
        rows.map(async ({ id, name, description, isPublic, at }) => ({
          name,
          description,
          isPublic,
          at,
          people: await peopleListsOf(db).uidsOn(id, EXPORT_ENTRIES),
        })),
      );
      return { lists, posts, replies, likes, kept, drafts, reports, series, decisions, watchWords: words };
    },
    async erase(tx, { userId }) {
      const at = new Date(clock.now());
      const ids = await ownOf(tx).ids(userId);
      for (const id of ids) await assets.release(tx, `post:${id}`);
      await ownOf(tx).clear(ids, at);
      await ownOf(tx).leave(userId, at);
      await forgetReactions(tx, userId);
      await tx.delete(votes).where(eq(votes.userId, userId));
      await tx.delete(mutes).where(or(eq(mutes.userId, userId), eq(mutes.mutedId, userId)));
      await tx.delete(watchWords).where(eq(watchWords.userId, userId));
      await tx.delete(profiles).where(eq(profiles.userId, userId));
      await tx.delete(tagFollows).where(eq(tagFollows.userId, userId));
      await tx.delete(marks).where(eq(marks.userId, userId));
      await seriesOf(tx).remove((await seriesOf(tx).by(userId, undefined, EXPORT_ENTRIES)).map(({ id }) => id));
      await peopleListsOf(tx).forget(userId);
      await viewsOf(tx).forget(userId);
      await leaveGroups(tx, userId);
      for (const { id } of await draftsOf(tx, userId).list(EXPORT_ENTRIES)) await endDraft(tx, assets, userId, id);
      await reportsOf(tx).forget(userId);
      await casesOf(tx).forget(userId);
    },
  };
}
