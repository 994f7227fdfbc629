import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { RESUMABLE_PATH, uploadChatFile, uploadPostMedia, type Asset } from '@mortar/protocol/uploads';
import sharp from 'sharp';
import { createTestBucket, type TestBucket } from '../../../test/bucket.ts';
import { createUploadsServer, picture, type Sender, type UploadsServer } from '../../../test/uploads.ts';
import { createFileStorage } from './assets/storage.ts';
import { createSweep } from './sweep.ts';

jest.setTimeout(60_000);

let bucket: TestBucket;
let server: UploadsServer;
beforeAll(async () => {
  bucket = await createTestBucket();
  server = await createUploadsServer({ bucket });
});
afterAll(async () => {
  await server.close();
  await bucket.close();
});
afterEach(() => bucket.meddle(() => undefined));

const pdf = (text: string = randomUUID()) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);
const kept = () => bucket.bucket.list('uploads/files/');
const sendPdf = (sender: Sender, bytes = pdf()) => sender.asset(uploadChatFile, { file: [bytes, 'a.pdf'] });

const TUS = { 'tus-resumable': '1.0.0' };
/** A file that has arrived in pieces, and is not yet an asset. */
async function arrived(sender: Sender, bytes: Buffer): Promise<string> {
  const begun = await sender.call('POST', RESUMABLE_PATH, {
    ...TUS,
    'upload-length': String(bytes.length),
    'upload-metadata': `purpose ${btoa('chat')},name ${btoa('a.pdf')}`,
    'content-length': '0',
  });
  const location = begun.headers.location ?? '';
  const type = { 'content-type': 'application/offset+octet-stream', 'content-length': String(bytes.length) };
  await sender.call('PATCH', location, { ...TUS, ...type, 'upload-offset': '0' }, bytes);
  return location.split('/').at(-1) ?? '';
}
const finish = (sender: Sender, upload: string) => sender.call('POST', '/api/uploadservice/user/finish', {}, { upload });

describe('files in a bucket', () => {
  test('it takes a picture and gives it back, with nothing of it on this machine', async () => {
    const asset = await server.sender().asset(uploadPostMedia, { purpose: 'picture', file: [await picture(300, 200), 'a.png'] });
    const got = await server.get(asset.url);
    expect([got.statusCode, got.headers['content-type'], got.bytes.length]).toEqual([200, 'image/webp', asset.size]);
    expect(got.headers['content-security-policy']).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
    expect(await sharp(got.bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
    expect([server.lying('files'), server.lying('drafts')]).toEqual([[], []]);
  });

  test('it gives parts of a file, and headers without the file', async () => {
    const bytes = pdf('0123456789'.repeat(1000));
    const { url } = await sendPdf(server.sender(), bytes);
    const part = await server.get(url, { range: 'bytes=10-19' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${bytes.length}`]);
    expect(part.bytes).toEqual(bytes.subarray(10, 20));
    expect((await server.get(url, { range: 'bytes=-5' })).bytes).toEqual(bytes.subarray(-5));
    expect((await server.get(url, { range: `bytes=${bytes.length}-` })).statusCode).toBe(416);
    bucket.asked.length = 0;
    const head = await server.call({ method: 'HEAD', url });
    expect([head.statusCode, head.headers['content-length'], head.bytes.length]).toEqual([200, String(bytes.length), 0]);
    expect(bucket.asked.filter((line) => line.startsWith('GET'))).toEqual([]);
  });

  test('it takes a file that came in pieces', async () => {
    const sender = server.sender();
    const bytes = pdf('x'.repeat(100_000));
    const { data } = (await finish(sender, await arrived(sender, bytes))).json<{ data: Asset }>();
    expect((await server.get(data.url)).bytes.equals(bytes)).toBe(true);
    expect(server.lying('resumable')).toEqual([]);
  });

  test('it sends a file once whose sender asks again before it is there', async () => {
    const sender = server.sender();
    const upload = await arrived(sender, pdf());
    bucket.asked.length = 0;
    const answers = await Promise.all([finish(sender, upload), finish(sender, upload), finish(sender, upload)]);
    expect(new Set(answers.map((answer) => answer.json<{ data: Asset }>().data.assetid)).size).toBe(1);
    expect(bucket.asked.filter((line) => line.startsWith('PUT'))).toHaveLength(1);
  });

  test('it stores one content once, and sends it once', async () => {
    const bytes = pdf();
    const before = (await kept()).length;
    bucket.asked.length = 0;
    const assets = [await sendPdf(server.sender(), bytes), await sendPdf(server.sender(), bytes)];
    expect(new Set(assets.map(({ assetid }) => assetid)).size).toBe(2);
    expect(await kept()).toHaveLength(before + 1);
    expect(bucket.asked.filter((line) => line.startsWith('PUT'))).toHaveLength(1);
  });

  test('it deletes what nothing uses any more', async () => {
    const { url } = await sendPdf(server.sender());
    const { database, config, clock } = server;
    const sweep = createSweep({ db: database.db, storage: createFileStorage(config.dataDir, bucket.bucket), clock });
    clock.set(clock.now() + 25 * 3600 * 1000);
    bucket.meddle(() => 'fault');
    await expect(sweep()).rejects.toThrow(/^Files in S3: /);
    bucket.meddle(() => undefined);
    await sweep();
    expect([(await server.get(url)).statusCode, await kept()]).toEqual([404, []]);
  });
});

describe('a bucket that is away', () => {
  test('it books nothing, and takes the same file once the bucket is there again', async () => {
    const sender = server.sender();
    const upload = await arrived(sender, pdf());
    bucket.meddle((asked) => (asked.startsWith('PUT') ? 'cut' : undefined));
    const form = await sender.upload(uploadChatFile, { file: [pdf(), 'a.pdf'] });
    expect([form.statusCode, form.json()['code']]).toEqual([503, CODES.unavailable]);
    expect((await finish(sender, upload)).statusCode).toBe(503);
    expect(await server.database.sql`select 1 from uploads_assets where user_id = ${sender.userId}`).toHaveLength(0);
    bucket.meddle(() => undefined);
    expect((await finish(sender, upload)).json<{ data: Asset }>().data).toMatchObject({ type: 'application/pdf' });
    expect(server.lying('drafts')).toEqual([]);
  });

  test('it holds no connection of the database while a file is on its way', async () => {
    const sender = server.sender();
    bucket.meddle((asked) => (asked.startsWith('PUT') ? 'hang' : undefined));
    bucket.asked.length = 0;
    const sending = Promise.all(Array.from({ length: 15 }, () => sender.upload(uploadChatFile, { file: [pdf(), 'a.pdf'] })));
    while (bucket.asked.filter((line) => line.startsWith('PUT')).length < 15) await server.get('/healthz');
    const [held] = await server.database
      .sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`;
    expect(held?.['n']).toBe(0);
    bucket.meddle(() => 'cut');
    bucket.cut();
    expect(new Set((await sending).map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  });

  test('it answers 503 for a file, which nobody keeps', async () => {
    const { url } = await sendPdf(server.sender());
    bucket.meddle(() => 'cut');
    const { statusCode, headers } = await server.get(url);
    expect([statusCode, headers['cache-control']]).toEqual([503, undefined]);
  });
});
