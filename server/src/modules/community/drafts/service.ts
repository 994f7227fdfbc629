import type { Input } from '@mortar/protocol';
import { DRAFTS, type Draft, type saveDraft } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Assets } from '../../uploads/index.ts';
import type { AttachedVideos } from '../../video/index.ts';
import { writesOf } from '../store/write.ts';
import { endDraft, keepDraft } from './keep-draft.ts';
import { draftsOf } from './repository.ts';

interface DraftDeps {
  db: Db;
  clock: Clock;
  assets: Assets;
  videos: Pick<AttachedVideos, 'cardsOf'>;
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof draftsOf>['find']>>>;

/** Drafts on every device of a person: whoever changed an older version is given the one that stands there, and both stay. */
export function createDrafts({ db, clock, assets, videos }: DraftDeps) {
  async function shown(userId: number, rows: readonly Row[]): Promise<Draft[]> {
    const cards = await videos.cardsOf(
      userId,
      rows.flatMap(({ post }) => post.video ?? []),
    );
    return rows.map(({ id, rev, post, media, device, at }) => {
      const video = (post.video !== undefined && cards.get(post.video)) || null;
      return { draftid: id, rev, post, media, video, device, at: at.toISOString() };
    });
  }

  return {
    async save(userId: number, { rev, post }: Input<typeof saveDraft>, device: string): Promise<Draft> {
      const { row, isSaved } = await db.transaction(async (tx) => {
        // One that is being published at this moment is there first, or not at all.
        await holdLock(tx, 'communityOwn', userId);
        const own = draftsOf(tx, userId);
        // Sent late, what was published meanwhile is no draft again.
        if (await writesOf(tx).isTaken(userId, post.clientid)) throw new AppError('notPossible');
        const known = await own.find(post.clientid);
        if (!known && (await own.count()) >= DRAFTS) throw new AppError('communityFull');
        if (known && known.rev !== rev) return { row: known, isSaved: false };
        const saved = await keepDraft(tx, assets, { userId, post, device, at: new Date(clock.now()), after: rev });
        // A post that was taken back has become this draft just now.
        if (!saved) throw new AppError('changedElsewhere', { data: null });
        return { row: saved, isSaved: true };
      });
      const [draft] = await shown(userId, [row]);
      if (!isSaved) throw new AppError('changedElsewhere', { data: draft });
      return draft!;
    },
    async list(userId: number): Promise<{ list: Draft[] }> {
      return { list: await shown(userId, await draftsOf(db, userId).list(DRAFTS)) };
    },
    remove: (userId: number, draftid: string): Promise<Record<string, never>> =>
      db.transaction(async (tx) => {
        if (!(await endDraft(tx, assets, userId, draftid))) throw new AppError('notFound', { status: 200 });
        return {};
      }),
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
