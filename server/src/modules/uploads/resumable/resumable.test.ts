import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { RESUMABLE_PATH, RESUMABLE_PIECE_BYTES, UPLOAD_LIMITS, type Asset } from '@mortar/protocol/uploads';
import { createUploadsServer, picture, type Sender, type UploadsServer } from '../../../../test/uploads.ts';

jest.setTimeout(60_000);

let server: UploadsServer;
beforeAll(async () => {
  server = await createUploadsServer();
});
afterAll(() => server.close());

const TUS = { 'tus-resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');
const metadata = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name} ${base64(value)}`)
    .join(',');
const video = (bytes: number) => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom0000isommp42'), Buffer.alloc(bytes, 7)]);

const begin = (sender: Sender, size: number | string, fields: Record<string, string> = { purpose: 'video', name: 'a.mp4' }) =>
  sender.call('POST', RESUMABLE_PATH, {
    ...TUS,
    'upload-length': String(size),
    'upload-metadata': metadata(fields),
    'content-length': '0',
  });
const locationOf = (answer: { headers: { location?: string | undefined } }) => answer.headers.location ?? '';
const patch = (sender: Sender, location: string, offset: number, piece: Buffer) =>
  sender.call(
    'PATCH',
    location,
    { ...TUS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream', 'content-length': String(piece.length) },
    piece,
  );
const finish = async (sender: Sender, location: string, more = {}) =>
  (await sender.call('POST', '/api/uploadservice/user/finish', {}, { upload: location.split('/').at(-1), ...more })).json<{
    code: number;
    data: Asset;
  }>();

describe('the resumable door', () => {
  test('it takes a file in pieces, goes on where the server is, and makes the same asset as a form', async () => {
    const sender = server.sender();
    const bytes = video(300_000);
    const location = locationOf(await begin(sender, bytes.length));
    expect(location).toMatch(/^\/api\/uploadservice\/tus\/[\w-]{22}$/);
    expect((await patch(sender, location, 0, bytes.subarray(0, 100_000))).statusCode).toBe(204);
    const head = await sender.call('HEAD', location, TUS);
    expect(head.headers['upload-offset']).toBe('100000');
    expect((await patch(sender, location, 100_000, bytes.subarray(100_000))).statusCode).toBe(204);
    const { data } = await finish(sender, location);
    expect(data).toMatchObject({ type: 'video/mp4', size: bytes.length, width: null, state: 'ready' });
    const got = await server.get(data.url);
    expect(createHash('sha256').update(got.bytes).digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(server.lying('resumable')).toEqual([]);
  });

  test('it takes as many pieces in a minute as the largest file has', async () => {
    const sender = server.sender();
    const most = Math.ceil(UPLOAD_LIMITS.video.resumable / RESUMABLE_PIECE_BYTES);
    const location = locationOf(await begin(sender, most));
    for (let offset = 0; offset < most; offset += 1) expect((await patch(sender, location, offset, Buffer.from('x'))).statusCode).toBe(204);
  });

  test('it gives the same asset when it is asked again', async () => {
    const sender = server.sender();
    const bytes = video(1000);
    const location = locationOf(await begin(sender, bytes.length));
    await patch(sender, location, 0, bytes);
    const first = await finish(sender, location);
    const second = await finish(sender, location);
    expect(second.data).toEqual(first.data);
  });

  test('it says that an upload is whole which is an asset by now, to its sender alone and for as long as there is the asset', async () => {
    const sender = server.sender();
    const bytes = video(1000);
    const location = locationOf(await begin(sender, bytes.length));
    await patch(sender, location, 0, bytes);
    const { data } = await finish(sender, location);
    const { statusCode, headers } = await sender.call('HEAD', location, TUS);
    const length = String(bytes.length);
    expect([statusCode, headers]).toMatchObject([200, { ...TUS, 'upload-offset': length, 'upload-length': length }]);
    expect((await server.sender().call('HEAD', location, TUS)).statusCode).toBe(403);
    expect((await patch(sender, location, bytes.length, video(1))).statusCode).toBe(403);
    await server.database.sql`delete from uploads_assets where id = ${data.assetid}`;
    expect((await sender.call('HEAD', location, TUS)).statusCode).toBe(403);
  });

  test('it makes one asset of two that finish at once', async () => {
    const sender = server.sender();
    const bytes = video(2000);
    const location = locationOf(await begin(sender, bytes.length));
    await patch(sender, location, 0, bytes);
    const answers = await Promise.all([finish(sender, location), finish(sender, location)]);
    const made = answers.map(({ data }) => data.assetid);
    expect(made[1]).toBe(made[0]);
    const again = await finish(sender, location);
    expect(again.data.assetid).toBe(made[0]);
  });

  test('it makes pictures anew here too', async () => {
    const sender = server.sender();
    const bytes = await picture(60, 40, 'jpeg');
    const location = locationOf(await begin(sender, bytes.length, { purpose: 'art', name: 'a.jpg' }));
    await patch(sender, location, 0, bytes);
    expect((await finish(sender, location, { crop: '0,0,30,40' })).data).toMatchObject({ type: 'image/webp', width: 30, height: 40 });
  });

  test('it does not finish what has not arrived', async () => {
    const sender = server.sender();
    const location = locationOf(await begin(sender, 5000));
    await patch(sender, location, 0, video(10));
    expect(await finish(sender, location)).toMatchObject({ code: CODES.validation, data: [{ field: 'upload' }] });
    expect((await sender.call('HEAD', location, TUS)).statusCode).toBe(200);
  });

  test('it refuses what an upload turns out to be, and forgets it', async () => {
    const sender = server.sender();
    const location = locationOf(await begin(sender, 20));
    await patch(sender, location, 0, Buffer.from('<svg onload=alert()/>').subarray(0, 20));
    expect(await finish(sender, location)).toMatchObject({ code: CODES.validation, data: [{ field: 'file' }] });
    expect((await sender.call('HEAD', location, TUS)).statusCode).toBe(403);
    expect(server.lying('resumable')).not.toContain(location.split('/').at(-1));
  });

  test("it answers for another person's upload as for one that never was", async () => {
    const location = locationOf(await begin(server.sender(), 5000));
    const stranger = server.sender();
    const unknown = `${RESUMABLE_PATH}/${'x'.repeat(22)}`;
    const answers = async (at: string) => {
      const asked = await Promise.all([stranger.call('HEAD', at, TUS), patch(stranger, at, 0, video(1)), stranger.call('DELETE', at, TUS)]);
      return [...asked.map(({ statusCode, body }) => [statusCode, body]), await finish(stranger, at)];
    };
    const told = await answers(location);
    expect(told.slice(0, 3).map((answer) => (answer as unknown[])[0])).toEqual([403, 403, 403]);
    expect(told).toEqual(await answers(unknown));
  });

  test('it listens to no more of what the client says than purpose and name', async () => {
    const sender = server.sender();
    const fields = { purpose: 'video', name: '../../../x.mp4', path: '/etc/x', id: 'mine', owner: '1' };
    const location = locationOf(await begin(sender, 100, fields));
    expect(location).toMatch(/\/[\w-]{22}$/);
    const [row] = await server.database.sql`select name, user_id from uploads_resumables where id = ${location.split('/').at(-1)!}`;
    expect([row?.['name'], Number(row?.['user_id'])]).toEqual(['x.mp4', sender.userId]);
    expect((await sender.call('DELETE', location, TUS)).statusCode).toBe(204);
    expect((await sender.call('HEAD', location, TUS)).statusCode).toBe(403);
  });

  test('it refuses a size that is too large, unknown or a lie', async () => {
    const sender = server.sender();
    expect((await begin(sender, 20 * 1024 * 1024 + 1, { purpose: 'avatar' })).statusCode).toBe(413);
    expect((await begin(sender, 3 * 1024 ** 3)).statusCode).toBe(413);
    expect((await begin(sender, 'many')).statusCode).toBe(400);
    expect((await begin(sender, 10, { purpose: 'anything' })).statusCode).toBe(400);
    const location = locationOf(await begin(sender, 100));
    expect((await patch(sender, location, 0, video(500))).statusCode).toBe(413);
    expect(server.lying('resumable').length).toBeLessThanOrEqual(8);
  });

  test('it lets one of many uploads that would all fill the quota win', async () => {
    const sender = server.sender();
    const size = 2000 * 1024 * 1024;
    const answers = await Promise.all(Array.from({ length: 5 }, () => begin(sender, size)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect(answers.find(({ statusCode }) => statusCode !== 201)?.json()).toMatchObject({ code: CODES.quotaExceeded });
    await sender.call('DELETE', locationOf(answers.find(({ statusCode }) => statusCode === 201)!), TUS);
    expect((await begin(sender, size)).statusCode).toBe(201);
  });

  test('it is closed to visitors, to unsigned calls and to other sites, and carries the headers of the API', async () => {
    const sender = server.sender();
    const call = (headers: Record<string, string>) =>
      sender.call('POST', RESUMABLE_PATH, { ...TUS, 'upload-length': '10', 'content-length': '0', ...headers });
    expect((await call({ authorization: '' })).statusCode).toBe(401);
    expect((await call({ sign: '' })).json()['code']).toBe(CODES.signRefused);
    expect((await call({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).json()['code']).toBe(CODES.forbidden);
    const { headers } = await begin(sender, 10);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store', 'tus-resumable': '1.0.0' });
    expect((await sender.call('GET', `${RESUMABLE_PATH}/${'x'.repeat(22)}`, TUS)).statusCode).toBe(404);
  });
});
