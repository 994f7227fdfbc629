import { randomUUID } from 'node:crypto';
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { uploadChatFile } from '@mortar/protocol/uploads';
import { until } from '../../../test/platform.ts';
import { createUploadsServer, type UploadsServer } from '../../../test/uploads.ts';
import { createJobs } from '../../jobs/index.ts';
import { createAssets, type Assets } from './index.ts';
import { createFileStorage } from './assets/storage.ts';
import { createSweep } from './sweep.ts';

jest.setTimeout(60_000);

const DAY_MS = 24 * 3600 * 1000;

let server: UploadsServer;
let assets: Assets;
let sweep: () => Promise<void>;
beforeAll(async () => {
  server = await createUploadsServer();
  assets = createAssets(server);
  sweep = createSweep({ db: server.database.db, storage: createFileStorage(server.config.dataDir), clock: server.clock });
});
afterAll(() => server.close());

const pass = (ms: number) => server.clock.set(server.clock.now() + ms);
const pdf = (text: string = randomUUID()) => Buffer.from(`%PDF-1.7 ${text}`);
const inUse = (userId: number, ids: string[], by: string) => server.database.db.transaction((tx) => assets.use(tx, userId, ids, by));
const statusOf = async (url: string) => (await server.get(url)).statusCode;

describe('files that nobody uses', () => {
  test('it deletes them after a day, and their content with them', async () => {
    const { url } = await server.sender().asset(uploadChatFile, { file: [pdf(), 'a.pdf'] });
    pass(DAY_MS - 60_000);
    await sweep();
    expect(await statusOf(url)).toBe(200);
    pass(120_000);
    await sweep();
    expect([await statusOf(url), server.lying('files')]).toEqual([404, []]);
  });

  test('it keeps what is used until nothing uses it any more, and then a day', async () => {
    const sender = server.sender();
    const { url, assetid } = await sender.asset(uploadChatFile, { file: [pdf(), 'a.pdf'] });
    expect(await inUse(sender.userId, [assetid], 'message:1')).toEqual([expect.objectContaining({ assetid, url })]);
    await inUse(sender.userId, [assetid], 'message:2');
    pass(3 * DAY_MS);
    await sweep();
    expect(await statusOf(url)).toBe(200);
    await assets.release(server.database.db, 'message:1');
    pass(2 * DAY_MS);
    await sweep();
    expect(await statusOf(url)).toBe(200);
    await assets.release(server.database.db, 'message:2');
    await sweep();
    expect(await statusOf(url)).toBe(200);
    pass(DAY_MS + 1000);
    await sweep();
    expect(await statusOf(url)).toBe(404);
  });

  test('it keeps a content that another asset has', async () => {
    const bytes = pdf('shared');
    const [one, two] = [server.sender(), server.sender()];
    const lost = await one.asset(uploadChatFile, { file: [bytes, 'a.pdf'] });
    const kept = await two.asset(uploadChatFile, { file: [bytes, 'a.pdf'] });
    await inUse(two.userId, [kept.assetid], 'message:3');
    pass(DAY_MS + 1000);
    await sweep();
    expect([await statusOf(lost.url), await statusOf(kept.url)]).toEqual([404, 200]);
  });

  test("it lets nobody use another person's file", async () => {
    const { assetid } = await server.sender().asset(uploadChatFile, { file: [pdf(), 'a.pdf'] });
    await expect(inUse(server.sender().userId, [assetid], 'message:4')).rejects.toMatchObject({ codeName: 'notFound' });
  });

  test('it stores a content anew that is being deleted', async () => {
    const bytes = pdf('again and again');
    const sender = server.sender();
    for (let round = 0; round < 5; round++) {
      await sender.asset(uploadChatFile, { file: [bytes, 'a.pdf'] });
      pass(DAY_MS + 3600 * 1000);
      const [, asset] = await Promise.all([sweep(), sender.asset(uploadChatFile, { file: [bytes, 'a.pdf'] })]);
      expect((await server.get(asset.url)).bytes.equals(bytes)).toBe(true);
    }
  });

  test('it goes on until nothing is left, however much there is', async () => {
    const { sql } = server.database;
    const long = new Date(server.clock.now() - 30 * DAY_MS).toISOString();
    await sql`insert into uploads_blobs (sha256, size, touched_at)
      select md5(number::text) || md5(number::text), 1, ${long} from generate_series(1, 450) number`;
    await sql`insert into uploads_resumables (id, user_id, purpose, size, name, created_at)
      select 'left-' || number, 1, 'video', 1, 'a.mp4', ${long} from generate_series(1, 450) number`;
    await sweep();
    expect(await sql`select 1 from uploads_blobs where touched_at = ${long}`).toHaveLength(0);
    expect(await sql`select 1 from uploads_resumables where created_at = ${long}`).toHaveLength(0);
  });

  test('it removes resumable uploads after a week and drafts of killed processes after a day', async () => {
    const sender = server.sender();
    const headers = {
      'tus-resumable': '1.0.0',
      'upload-length': '10',
      'upload-metadata': `purpose ${btoa('video')}`,
      'content-length': '0',
    };
    await sender.call('POST', '/api/uploadservice/tus', headers);
    const draft = join(server.config.dataDir, 'uploads', 'drafts', randomUUID());
    await sender.asset(uploadChatFile, { file: [pdf(), 'a.pdf'] });
    writeFileSync(draft, 'half of a file');
    const yesterday = (Date.now() - DAY_MS - 1000) / 1000;
    utimesSync(draft, yesterday, yesterday);
    pass(DAY_MS + 1000);
    await sweep();
    expect([server.lying('drafts'), server.lying('resumable').length]).toEqual([[], 2]);
    pass(6 * DAY_MS);
    await sweep();
    expect(server.lying('resumable')).toEqual([]);
  });

  test('it is ordered as a job by every server, and done once', async () => {
    const jobs = await createJobs(server.database.url, { warn: () => {}, error: () => {} });
    const second = await createUploadsServer({ shared: server, jobs });
    const third = await createUploadsServer({ shared: server, jobs });
    const found = () => server.database.sql`select state from jobs.job where name = 'uploads.sweep'`;
    await until('the sweep is done', async () => (await found())[0]?.['state'] === 'completed');
    expect(await found()).toHaveLength(1);
    for (const other of [second, third]) await other.close();
    await jobs.stop();
  });
});
