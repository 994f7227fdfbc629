import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { getVideo, retryVideo, saveVideo } from '@mortar/protocol/video';
import { createDataFolder, type DataFolder } from '../../../test/data-folder.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { until } from '../../../test/platform.ts';
import { clip, createVideoServer, H264, stripes, tone, VIDEO_MODULES } from '../../../test/videos.ts';
import { startServerProcess } from '../../../test/server-process.ts';

jest.setTimeout(300_000);

let folder: DataFolder;
let phone: Buffer;
beforeAll(async () => {
  folder = createDataFolder();
  phone = await clip([...stripes('640x480', 4), ...tone(4), ...H264, '-shortest']);
});
afterAll(() => folder.remove());

test('a disk that takes no more ends in a failure that says so, and in a video once there is room', async () => {
  const path = join(folder.path, 'full.sh');
  writeFileSync(path, '#!/bin/sh\nulimit -f 1\ntrap "" XFSZ\nexec ffmpeg "$@"\n');
  chmodSync(path, 0o755);
  const full = await createVideoServer({ ffmpegPath: path, ffprobePath: '/usr/bin/ffprobe' });
  const ann = await full.person();
  const video = await full.make(ann, phone);
  expect(video).toMatchObject({ state: 'failed', reason: 'noSpace', playurl: '' });
  writeFileSync(path, '#!/bin/sh\nexec ffmpeg "$@"\n');
  await ann.ask(retryVideo, { videoid: video.videoid });
  expect(await full.settled(ann, video.videoid)).toMatchObject({ state: 'ready', reason: null });
  await full.close();
});

test.each([200, 700, 1200, 1700, 2200, 2700])(
  'killed %d ms after its start, a server that starts again ends what was begun',
  async (ms) => {
    const data = createDataFolder();
    const database = await createTestDatabase();
    const env = { DATABASE_URL: database.url, DATA_DIR: data.path, MODULES: VIDEO_MODULES.join() };
    // Sent while nothing makes videos, so that each start begins with it.
    const waiting = await createVideoServer({ dataDir: data.path, ffmpegPath: '/nowhere/ffmpeg' }, { database });
    const ann = await waiting.person();
    const { assetid } = await waiting.send(ann, phone);
    const { videoid } = await ann.ask(saveVideo, { assetid, title: 'Killed' });
    const first = await startServerProcess(env);
    await new Promise((resolve) => setTimeout(resolve, ms));
    first.child.kill('SIGKILL');
    await first.ended;
    // The minute in which a dead worker keeps what it had is not waited for.
    await database.sql`update video_videos set lease_until = null, next_at = now()`;
    const second = await startServerProcess(env);
    const isReady = async () => (await database.sql`select 1 from video_videos where work = 'done' and worker is null`).length > 0;
    await until('it is made', isReady, 120_000);
    second.child.kill('SIGTERM');
    await second.ended;
    expect(await ann.ask(getVideo, { videoid })).toMatchObject({ state: 'ready', reason: null });
    await waiting.close();
    await database.close();
    data.remove();
  },
);
