import { join } from 'node:path';
import { videoTopic, type VideoCard } from '@mortar/protocol/video';
import type { ModuleCore, ServerModule } from '../../core/module.ts';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../lib/app-error.ts';
import type { ReadPerson } from '../../lib/person.ts';
import { createFolderStore } from '../../objects/index.ts';
import { readPeople } from '../identity/index.ts';
import { shutOutOf } from '../moderation/index.ts';
import type { Realtime } from '../realtime/index.ts';
import type { Relations } from '../relations/index.ts';
import { createAssetCopies, type Assets } from '../uploads/index.ts';
import { createAddresses } from './addresses/addresses.ts';
import { videoFiles } from './files/keys.ts';
import { serveVideoFiles } from './files/serve-files.ts';
import { createWorker } from './making/worker.ts';
import { videoBeginning } from './page-beginning.ts';
import { videoPageTexts } from './page-texts.ts';
import { videoData } from './personal-data.ts';
import { findPrograms } from './programs/find.ts';
import { videosOf } from './videos/repository.ts';
import { registerVideoRoutes } from './videos/routes.ts';
import { createVideos } from './videos/service.ts';
import { createViews } from './videos/views.ts';
import { progressOf, stateOf } from './videos/wire.ts';

export { judgeVideo, videoEvidence } from './videos/judge.ts';
export { videoStanding } from './videos/standing.ts';
export { findPrograms } from './programs/find.ts';
export { run as runProgram } from './programs/run.ts';

/** Videos in what others show, such as posts. */
export interface AttachedVideos {
  /** Makes sure that somebody may put a video into what they write: their own, and not rejected. @throws AppError `notFound` */
  assertAttachable(tx: Db, userId: number, videoId: string): Promise<void>;
  /**
   * Cards for somebody who may see what shows them: whoever asks has decided that, so what is not public plays too.
   * Those that are gone are missing.
   */
  cardsOf(viewerId: number | undefined, videoIds: readonly string[]): Promise<ReadonlyMap<string, VideoCard>>;
  /** Whether somebody may see a video by itself. */
  isSeen(viewerId: number | undefined, videoId: string): Promise<boolean>;
}

export interface VideoModuleDeps {
  realtime: Pick<Realtime, 'topics'>;
  relations: Relations;
  assets: Assets;
  readPerson: ReadPerson;
}

const WORK_QUEUE = 'video.work';
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
const TOPIC = /^video:work:([A-Za-z0-9_-]{12})$/;

/** People who are here and not shut out. */
async function readActive(db: Db, userIds: readonly number[]): ReturnType<typeof readPeople> {
  const people = await readPeople(db, userIds);
  const out = await shutOutOf(
    db,
    [...people.values()].map(({ uid }) => uid),
  );
  return new Map([...people].filter(([, { uid }]) => !out.has(uid)));
}

/** Videos that people send: made playable by ffmpeg, found, watched, captioned. */
export function videoModule(core: ModuleCore, deps: VideoModuleDeps): ServerModule & { attached: AttachedVideos } {
  const { config, database, clock, keyring, jobs, bucket } = core;
  const { db } = database;
  const { realtime, relations, assets, readPerson } = deps;
  let failed = (error: unknown, what: string): void => void [error, what];

  async function tell(id: string): Promise<void> {
    const row = await videosOf(db).find(id);
    if (!row) return;
    const made = await videosOf(db).renditionsOf([id]);
    await realtime.topics.publish(videoTopic(id), { state: stateOf(row, made), reason: row.reason, renditions: progressOf(made) });
  }

  const files = videoFiles(bucket ?? createFolderStore(config.dataDir));
  const addresses = createAddresses({ keyring, clock });
  const views = createViews({ db, addresses, readPeople: (userIds) => readActive(db, userIds) });
  // Other processes hear of it too, and whoever is free takes it.
  const order = async (tx: Db) => jobs?.send(tx, WORK_QUEUE, {});
  const videos = createVideos({ db, clock, assets, relations, views, order, tell });
  realtime.topics.add(TOPIC, (topic, person) => videos.mayFollow(person?.userId, TOPIC.exec(topic)![1]!));

  return {
    name: 'video',
    personalData: [videoData({ db, clock, assets })],
    pageTexts: videoPageTexts(videos),
    pageBeginning: videoBeginning(videos),
    attached: {
      async assertAttachable(tx, userId, videoId) {
        const row = await videosOf(tx).hold(videoId);
        if (row?.userId !== userId || row.work === 'rejected' || row.judged !== null) throw new AppError('notFound', { status: 200 });
      },
      async cardsOf(viewerId, videoIds) {
        const rows = (await videosOf(db).findMany(videoIds)).filter(({ judged, userId }) => judged === null || userId === viewerId);
        return new Map((await views.cards(viewerId, rows)).map((card) => [card.videoid, card]));
      },
      isSeen: async (viewerId, videoId) => (await videos.find(viewerId, videoId)) !== undefined,
    },
    async register(app) {
      failed = (error, what) => app.log.warn({ err: error }, what);
      registerVideoRoutes(app, videos);
      serveVideoFiles(app, { db, addresses, readPerson, files });
      const worker = createWorker({
        db,
        clock,
        files,
        tell,
        workDir: join(config.dataDir, 'video', 'work'),
        findPrograms: () => findPrograms(config),
        copySource: createAssetCopies(core),
        failed: (error, what) => failed(error, what),
      });
      app.addHook('onClose', () => worker.close());
      await jobs?.work(WORK_QUEUE, async () => worker.wake());
      await jobs?.every('video.look', MINUTE_SECONDS, async () => worker.wake());
      await jobs?.every('video.sweep', HOUR_SECONDS, worker.sweep);
      // A killed process may have left work, and its look of this minute counts as done: don’t wait for the next one.
      if (jobs) worker.wake();
    },
  };
}
