import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { RESUMABLE_PIECE_BYTES, uploadChatFile, uploadPostMedia } from '@mortar/protocol/uploads';
import { scopeBind } from 'effector';
import { envelope, readSign, startApi, succeed } from './api-server.ts';
import { connect } from './client.ts';
import { broken, resumableServer } from './resumable-server.ts';

jest.setTimeout(30_000);

const { createUpload } = await import('../src/upload/index.ts');

const ASSET = {
  assetid: 'a1',
  url: '/files/a1.webp',
  type: 'image/webp',
  size: 3,
  width: 1,
  height: 1,
  duration: null,
  coverurl: '',
  state: 'ready',
};
const postFx = createUpload(uploadPostMedia);
const chatFx = createUpload(uploadChatFile);
const LARGE = RESUMABLE_PIECE_BYTES + 1000;
const video = (bytes: number, name = 'clip.mp4') => new File(['v'.repeat(bytes)], name, { type: 'video/mp4', lastModified: 1 });

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => {
  api.received.length = 0;
  api.reply = succeed();
  localStorage.clear();
});
afterAll(() => api.close());

const upload = async (input: Parameters<typeof postFx>[0], more: Parameters<typeof connect>[1] = {}) => {
  const { scope } = await connect(api, { token: () => 'token-1', ...more });
  return scopeBind(postFx, { scope })(input).then(
    (data) => ({ data }),
    (failure: unknown) => ({ failure }),
  );
};
const pathsOf = () => api.received.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`);

describe('an upload', () => {
  test('it sends a small file as a form, and tells how far it is', async () => {
    api.reply = succeed(ASSET);
    const told: number[] = [];
    const { data } = (await upload({
      file: new File(['abc'], 'a.png', { type: 'image/png' }),
      purpose: 'picture',
      crop: '0,0,1,1',
      onProgress: ({ sent, total }) => told.push(sent / total),
    })) as { data: unknown };
    expect(data).toEqual(ASSET);
    const [call] = api.received;
    expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(call?.body).toMatch(/name="file"; filename="a.png"[\s\S]*abc/);
    expect(call?.body).toMatch(/name="purpose"\r\n\r\npicture/);
    expect(call?.body).not.toMatch(/onProgress|signal/);
    expect(told.at(-1)).toBe(1);
  });

  test('it ends a form when it is told to', async () => {
    api.reply = () => {};
    const controller = new AbortController();
    const ended = upload({ file: new Blob(['abc']), purpose: 'picture', signal: controller.signal });
    await api.arrived(1);
    controller.abort();
    expect(await ended).toEqual({ failure: { kind: 'aborted' } });
  });

  test('it sends a large file in pieces, each as a call of our own, and finishes it', async () => {
    const server = resumableServer(ASSET);
    api.reply = server.reply;
    const told: number[] = [];
    const done = await upload({ file: video(LARGE), purpose: 'video', onProgress: ({ sent }) => told.push(sent) });
    expect(done).toEqual({ data: ASSET });
    expect(pathsOf()).toEqual(['POST tus', 'PATCH upload-1', 'PATCH upload-1', 'POST finish']);
    expect(server.uploads.get('upload-1')).toMatchObject({ length: LARGE, received: LARGE });
    expect(server.uploads.get('upload-1')?.metadata).toBe(`purpose ${btoa('video')},name ${btoa('clip.mp4')}`);
    expect(server.finished).toEqual([{ upload: 'upload-1' }]);
    for (const { headers } of api.received) {
      expect(headers.authorization).toBe('Bearer token-1');
      expect(readSign(headers['sign']).os).toBe('web');
    }
    expect(told.at(-1)).toBe(LARGE);
    expect(localStorage.length).toBe(1);
  });

  test('it goes on where the server is when the connection breaks', async () => {
    const server = resumableServer(ASSET, { 3: broken });
    api.reply = server.reply;
    expect(await upload({ file: video(LARGE), purpose: 'video' })).toEqual({ data: ASSET });
    expect(pathsOf()).toEqual(['POST tus', 'PATCH upload-1', 'PATCH upload-1', 'HEAD upload-1', 'PATCH upload-1', 'POST finish']);
    expect(server.uploads.get('upload-1')?.received).toBe(LARGE);
  });

  test('it goes on with the same file in another page', async () => {
    const controller = new AbortController();
    const server = resumableServer(ASSET);
    api.reply = server.reply;
    const first = await upload({
      file: video(LARGE),
      purpose: 'video',
      signal: controller.signal,
      onProgress: ({ sent }) => sent >= RESUMABLE_PIECE_BYTES && controller.abort(),
    });
    expect(first).toEqual({ failure: { kind: 'aborted' } });
    api.received.length = 0;
    expect(await upload({ file: video(LARGE), purpose: 'video' })).toEqual({ data: ASSET });
    expect(pathsOf()[0]).toBe('HEAD upload-1');
    expect(server.uploads.size).toBe(1);
  });

  test('it begins anew for another person, another purpose and a file that was finished', async () => {
    const server = resumableServer(ASSET);
    api.reply = server.reply;
    await upload({ file: video(LARGE), purpose: 'video' }, { person: () => 'ann' });
    await upload({ file: video(LARGE), purpose: 'video' }, { person: () => 'ann' });
    await upload({ file: video(LARGE), purpose: 'video' }, { person: () => 'ben' });
    expect(server.uploads.size).toBe(3);
  });

  test('it sends nothing again when only the end failed', async () => {
    const server = resumableServer(ASSET, { 4: envelope(CODES.unavailable, null, 503) });
    api.reply = server.reply;
    expect(await upload({ file: video(LARGE), purpose: 'video' })).toMatchObject({ failure: { kind: 'http', status: 503 } });
    api.received.length = 0;
    expect(await upload({ file: video(LARGE), purpose: 'video' })).toEqual({ data: ASSET });
    expect(pathsOf()).toEqual(['HEAD upload-1', 'POST finish']);
  });

  /** Sends a large file, with a session that can be renewed once. */
  function uploadRenewing() {
    let token = 'token-1';
    const renewToken = async () => {
      token = 'token-2';
      return true;
    };
    return upload({ file: video(LARGE), purpose: 'video' }, { token: () => token, renewToken, person: () => 'ann' });
  }

  test('it renews a session that ends in the middle and goes on', async () => {
    const server = resumableServer(ASSET, { 3: envelope(CODES.tokenInvalid, null, 401) });
    api.reply = server.reply;
    expect(await uploadRenewing()).toEqual({ data: ASSET });
    expect(api.received.at(-1)?.headers.authorization).toBe('Bearer token-2');
  });

  test.each([
    ['fails', CODES.unavailable, 503],
    ['is busy', CODES.rateLimited, 429],
    ['takes the token for dead', CODES.tokenInvalid, 401],
  ])('it goes on where the server is that %s when it is asked how far that is', async (_what, code, status) => {
    const server = resumableServer(ASSET, { 3: broken, 4: envelope(code, null, status) });
    api.reply = server.reply;
    expect(await uploadRenewing()).toEqual({ data: ASSET });
    expect(pathsOf().slice(2)).toEqual(['PATCH upload-1', 'HEAD upload-1', 'HEAD upload-1', 'PATCH upload-1', 'POST finish']);
    expect(server.uploads.size).toBe(1);
  });

  test('it sends nothing more when it is given up while the session is renewed', async () => {
    const server = resumableServer(ASSET, { 3: envelope(CODES.tokenInvalid, null, 401) });
    api.reply = server.reply;
    const controller = new AbortController();
    let token = 'token-1';
    const renewToken = async () => {
      token = 'token-2';
      controller.abort();
      return true;
    };
    const input = { file: video(LARGE), purpose: 'video', signal: controller.signal } as const;
    expect(await upload(input, { token: () => token, renewToken, person: () => 'ann' })).toEqual({ failure: { kind: 'aborted' } });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(pathsOf()).toEqual(['POST tus', 'PATCH upload-1', 'PATCH upload-1']);
  });

  test('it says what the server said when it refuses', async () => {
    const quota = { code: CODES.quotaExceeded, msg: 'full', status: 200, data: { used: 1, quota: 1 } };
    api.reply = (_, response) => {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify(quota));
    };
    expect(await upload({ file: video(LARGE), purpose: 'video' })).toEqual({ failure: { kind: 'problem', ...quota } });
    api.reply = envelope(CODES.tooLarge, null, 413);
    expect(await upload({ file: video(LARGE), purpose: 'video' })).toMatchObject({
      failure: { kind: 'http', status: 413, code: CODES.tooLarge },
    });
  });

  test('it sends a file of a conversation for a conversation', async () => {
    const server = resumableServer(ASSET);
    api.reply = server.reply;
    const { scope } = await connect(api, { token: () => 'token-1' });
    await scopeBind(chatFx, { scope })({ file: video(LARGE) });
    expect(server.uploads.get('upload-1')?.metadata).toMatch(new RegExp(`^purpose ${btoa('chat')},`));
  });
});
