import { randomBytes } from 'node:crypto';
import type { Body, Output } from '@mortar/protocol';
import type { listVideos, Video } from '@mortar/protocol/video';
import type * as schemas from '@mortar/protocol/video/schemas';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { keptLine, keptText } from '../../../lib/kept-text.ts';
import { pageByTime, readTimeCursor } from '../../../lib/time-cursor.ts';
import type { Relations } from '../../relations/index.ts';
import type { Assets } from '../../uploads/index.ts';
import { cleanCaptions } from '../captions/vtt.ts';
import { videosOf, type VideoRow } from './repository.ts';
import type { Views } from './views.ts';
import { audienceOf } from './wire.ts';

export interface VideoServiceDeps {
  db: Db;
  clock: Clock;
  assets: Assets;
  relations: Pick<Relations, 'blockedBy' | 'userIdOf'>;
  views: Views;
  /** Puts the work of a video into the queue, in the transaction that it belongs to. */
  order(tx: Db): Promise<void>;
  /** Tells who looks that a video is another now. */
  tell(id: string): Promise<void>;
}

const ID_BYTES = 9;
const DAY_MS = 24 * 3600 * 1000;

const nothing = (): never => {
  throw new AppError('notFound', { status: 200 });
};

function titled(given: string): string {
  const title = keptLine(given);
  if (!title) throw new AppError('validation', { fields: { title: { en: 'Give it a title.', 'zh-HK': '請填寫標題。' } } });
  return title;
}

/** Videos as their authors make them and as others find them. */
export function createVideos({ db, clock, assets, relations, views, order, tell }: VideoServiceDeps) {
  const now = () => new Date(clock.now());

  async function shown(viewerId: number | undefined, id: string): Promise<Video> {
    const row = await videosOf(db).find(id);
    return (row && (await views.whole(viewerId, row))) ?? nothing();
  }

  /** Changes a video of its author. */
  async function change(userId: number, id: string, work: (tx: Db, row: VideoRow) => Promise<void>): Promise<Video> {
    await db.transaction(async (tx) => {
      const row = await videosOf(tx).hold(id);
      if (row?.userId !== userId) return nothing();
      return work(tx, row);
    });
    return shown(userId, id);
  }

  async function mayWatch(viewerId: number | undefined, row: VideoRow): Promise<boolean> {
    if (row.userId === viewerId) return true;
    const isMade = row.isWatchable || ['probing', 'queued', 'working'].includes(row.work);
    if (audienceOf(row) !== 'public' || !isMade) return false;
    return viewerId === undefined || !(await relations.blockedBy(db, viewerId, [row.userId])).has(row.userId);
  }

  /** A video for somebody who may see it. */
  async function find(viewerId: number | undefined, id: string): Promise<Video | undefined> {
    const row = await videosOf(db).find(id);
    return row && (await mayWatch(viewerId, row)) ? views.whole(viewerId, row) : undefined;
  }

  return {
    async save(userId: number, { assetid, title, description, audience }: Body<typeof schemas.saveVideo>): Promise<Video> {
      const id = randomBytes(ID_BYTES).toString('base64url');
      const texts = { title: titled(title), description: keptText(description) };
      const madeId = await db.transaction(async (tx) => {
        // Holding the file, of two who make a video of it the second one finds that of the first.
        const [asset] = await assets.use(tx, userId, [assetid], `video:${id}`, 'video');
        const made = await videosOf(tx).ofAsset(assetid);
        if (made) {
          await assets.release(tx, `video:${id}`);
          return made.deletedAt ? nothing() : made.id;
        }
        const at = now();
        const priority = await videosOf(tx).countSince(userId, new Date(clock.now() - DAY_MS));
        const demuxer = asset!.type === 'video/webm' ? 'matroska' : 'mov';
        const row = { id, userId, assetId: assetid, ...texts, audience, demuxer, work: 'probing', priority } as const;
        await videosOf(tx).add({ ...row, chapters: [], fileChapters: [], nextAt: at, createdAt: at });
        await order(tx);
        return id;
      });
      return shown(userId, madeId);
    },

    async edit(userId: number, { videoid, title, description, audience }: Body<typeof schemas.editVideo>): Promise<Video> {
      const texts = { title: titled(title), description: keptText(description) };
      return change(userId, videoid, (tx) => videosOf(tx).change(videoid, { ...texts, audience }));
    },

    async remove(userId: number, id: string): Promise<object> {
      await db.transaction(async (tx) => {
        const row = await videosOf(tx).hold(id);
        if (row?.userId !== userId) nothing();
        await videosOf(tx).remove({ id }, now());
        await videosOf(tx).forgetCaptions([id]);
        await assets.release(tx, `video:${id}`);
        await order(tx);
      });
      return {};
    },

    async retry(userId: number, id: string): Promise<Video> {
      const video = await change(userId, id, async (tx, row) => {
        const made = await videosOf(tx).renditionsOf([id]);
        const isFailed = row.work === 'done' && !made.every(({ state }) => state === 'ready');
        if (!isFailed && !(row.work === 'done' && made.length === 0)) throw new AppError('notPossible');
        await videosOf(tx).againRenditions(id, 'failed');
        const work = row.facts ? ('queued' as const) : ('probing' as const);
        await videosOf(tx).change(id, { work, reason: null, tries: 0, nextAt: now() });
        await order(tx);
      });
      await tell(id);
      return video;
    },

    setCover: (userId: number, id: string, atMs: number): Promise<Video> =>
      change(userId, id, async (tx, row) => {
        if (!row.facts || row.work === 'rejected') throw new AppError('notPossible');
        if (atMs >= row.facts.durationMs) throw new AppError('validation');
        await videosOf(tx).change(id, { coverAt: atMs, tries: 0, nextAt: now() });
        await order(tx);
      }),

    async setChapters(userId: number, { videoid, chapters }: Body<typeof schemas.setChapters>): Promise<Video> {
      const kept = chapters.map(({ at, title }) => ({ at, title: titled(title) })).sort((one, other) => one.at - other.at);
      return change(userId, videoid, async (tx, { facts }) => {
        const isFaulty = kept.some(({ at }, index) => at === kept[index - 1]?.at || (facts !== null && at >= facts.durationMs));
        const text = {
          en: 'Give each chapter its own start time within the video.',
          'zh-HK': '每個章節須在影片長度之內，而且時間不能重複。',
        };
        if (isFaulty) throw new AppError('validation', { fields: { chapters: text } });
        await videosOf(tx).change(videoid, { chapters: kept });
      });
    },

    async saveCaption(userId: number, { videoid, lang, text }: Body<typeof schemas.saveCaption>): Promise<Video> {
      const words = {
        en: 'There are no captions in this file. Choose a .vtt or .srt file.',
        'zh-HK': '檔案內沒有字幕，請選擇 .vtt 或 .srt 檔案。',
      };
      return change(userId, videoid, async (tx) => {
        const vtt = cleanCaptions(text);
        if (vtt === undefined) throw new AppError('validation', { fields: { text: words } });
        await videosOf(tx).putCaption(videoid, lang, vtt);
      });
    },
    deleteCaption: (userId: number, { videoid, lang }: Body<typeof schemas.deleteCaption>): Promise<Video> =>
      change(userId, videoid, (tx) => videosOf(tx).removeCaption(videoid, lang)),

    find,
    get: async (viewerId: number | undefined, id: string): Promise<Video> => (await find(viewerId, id)) ?? nothing(),

    async mine(userId: number, { cursor, pageSize }: Body<typeof schemas.listOwnVideos>): Promise<Output<typeof listVideos>> {
      const from = readTimeCursor(cursor);
      const rows = await videosOf(db).ofPerson(userId, from, pageSize);
      const { shown, next } = pageByTime(rows, pageSize, from, ({ createdAt }) => createdAt);
      return { items: await views.cards(userId, shown), next };
    },

    async list(
      viewerId: number | undefined,
      { uid, cursor, pageSize }: Body<typeof schemas.listVideos>,
    ): Promise<Output<typeof listVideos>> {
      const from = readTimeCursor(cursor);
      const authorId = uid === undefined ? undefined : await relations.userIdOf(uid);
      const rows = await videosOf(db).publicOnes(authorId, from, pageSize);
      const { shown, next } = pageByTime(rows, pageSize, from, ({ createdAt }) => createdAt);
      const authors = [...new Set(shown.map((row) => row.userId))];
      const blocked = viewerId === undefined ? new Set<number>() : await relations.blockedBy(db, viewerId, authors);
      const mayBeSeen = shown.filter((row) => !blocked.has(row.userId));
      return { items: await views.cards(viewerId, mayBeSeen), next };
    },

    /** Whether somebody may follow how far a video is made. */
    async mayFollow(viewerId: number | undefined, id: string): Promise<boolean> {
      const row = await videosOf(db).find(id);
      return row !== undefined && mayWatch(viewerId, row);
    },
  };
}

export type Videos = ReturnType<typeof createVideos>;
