import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES, type Endpoint } from '@mortar/protocol';
import { uploadBanner, uploadChatFile, uploadImage, uploadPostMedia } from '@mortar/protocol/uploads';
import sharp from 'sharp';
import { createUploadsServer, picture, type Sender, type TestForm, type UploadsServer } from '../../../../test/uploads.ts';

jest.setTimeout(60_000);

let server: UploadsServer;
beforeAll(async () => {
  server = await createUploadsServer();
});
afterAll(() => server.close());

/** The beginning of a form. */
const PART = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nbytes';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const fieldsOf = (answer: { json<T>(): T }) => answer.json<{ code: number; data: { field: string; message: string }[] }>();

describe('uploads', () => {
  test.each<{ endpoint: Endpoint; fields: TestForm }>([
    { endpoint: uploadImage, fields: { purpose: 'avatar' } },
    { endpoint: uploadBanner, fields: {} },
    { endpoint: uploadPostMedia, fields: { purpose: 'picture' } },
    { endpoint: uploadChatFile, fields: {} },
  ])('it takes a picture at $endpoint.id', async ({ endpoint, fields }) => {
    const asset = await server.sender().asset(endpoint, { ...fields, file: [await picture(300, 200), 'a.png'] });
    expect(asset).toMatchObject({ type: 'image/webp', state: 'ready', coverurl: '', duration: null });
    const got = await server.get(asset.url);
    expect([got.statusCode, got.headers['content-type'], got.bytes.length]).toEqual([200, 'image/webp', asset.size]);
    expect(await sharp(got.bytes).metadata()).toMatchObject({ format: 'webp', width: asset.width, height: asset.height });
  });

  test('it gives an avatar and a banner their sizes, whatever came', async () => {
    const sender = server.sender();
    const avatar = await sender.asset(uploadImage, { purpose: 'avatar', file: [await picture(90, 400), 'a.png'] });
    const banner = await sender.asset(uploadBanner, { file: [await picture(640, 480), 'b.png'] });
    expect([avatar.width, avatar.height, banner.width, banner.height]).toEqual([512, 512, 1500, 500]);
  });

  test('it keeps the part of a picture that was asked for', async () => {
    const form: TestForm = { purpose: 'art', crop: '0,100,400,100', file: [await picture(400, 400), 'a.png'] };
    const asset = await server.sender().asset(uploadImage, form);
    expect([asset.width, asset.height]).toEqual([400, 100]);
    const { dominant } = await sharp((await server.get(asset.url)).bytes).stats();
    expect(dominant.g).toBeLessThan(100);
  });

  test('it takes fields that come after the file', async () => {
    const asset = await server.sender().asset(uploadImage, { file: [await picture(40, 40), 'a.png'], purpose: 'art' });
    expect([asset.width, asset.height]).toEqual([40, 40]);
  });

  test('it turns a picture as its camera was held, and takes place and camera out of it', async () => {
    const exif = { IFD0: { Make: 'KilnCam' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 18/1 0/1' } };
    const photo = await sharp(await picture(300, 200, 'jpeg'))
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const withPlace = await sharp(await picture(300, 200, 'jpeg'))
      .withExif(exif)
      .jpeg()
      .toBuffer();
    expect(withPlace.includes('KilnCam')).toBe(true);
    const sender = server.sender();
    const turned = await sender.asset(uploadPostMedia, { purpose: 'picture', file: [photo, 'photo.jpg'] });
    expect([turned.width, turned.height]).toEqual([200, 300]);
    const plain = await sender.asset(uploadPostMedia, { purpose: 'picture', file: [withPlace, 'photo.jpg'] });
    const { bytes } = await server.get(plain.url);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('KilnCam')).toBe(false);
  });

  test('it keeps an animation moving in a post and still as an avatar', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
        sharp({ create: { width: 50, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const sender = server.sender();
    const post = await sender.asset(uploadPostMedia, { purpose: 'picture', file: [moving, 'a.gif'] });
    const avatar = await sender.asset(uploadImage, { purpose: 'avatar', file: [moving, 'a.gif'] });
    expect([post.width, post.height]).toEqual([50, 40]);
    expect((await sharp((await server.get(post.url)).bytes, { animated: true }).metadata()).pages).toBe(3);
    expect((await sharp((await server.get(avatar.url)).bytes, { animated: true }).metadata()).pages ?? 1).toBe(1);
  });

  test('it refuses a part below the first frame of an animation, and cuts every frame', async () => {
    const frames = await Promise.all([picture(50, 40), picture(50, 40, 'jpeg')]);
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const send = (crop: string) => server.sender().upload(uploadPostMedia, { purpose: 'picture', crop, file: [moving, 'a.gif'] });
    expect(fieldsOf(await send('0,30,50,20')).data).toEqual([expect.objectContaining({ field: 'crop' })]);
    expect((await send('0,20,50,20')).json()).toMatchObject({ data: { width: 50, height: 20 } });
  });

  test('it stores one content once, and gives each of two people a file of their own', async () => {
    const bytes = Buffer.concat([PDF, Buffer.from('the same')]);
    const before = server.lying('files').length;
    const one = await server.sender().asset(uploadChatFile, { file: [bytes, 'a.pdf'] });
    const two = await server.sender().asset(uploadChatFile, { file: [bytes, 'b.pdf'] });
    expect(one.assetid).not.toBe(two.assetid);
    expect(server.lying('files')).toHaveLength(before + 1);
  });

  test('it leaves nothing of a file that it refuses', async () => {
    const before = server.lying('files').length;
    await server.sender().upload(uploadChatFile, { file: [Buffer.from([0, 1, 2, 3]), 'a.bin'] });
    expect([server.lying('files').length, server.lying('drafts')]).toEqual([before, []]);
  });

  test('it names every field that is missing or wrong', async () => {
    const answer = await server.sender().upload(uploadPostMedia, { purpose: 'avatar', crop: 'all' });
    expect(answer.statusCode).toBe(200);
    const { code, data } = fieldsOf(answer);
    expect(code).toBe(CODES.validation);
    expect(data.map(({ field }) => field).sort()).toEqual(['crop', 'file', 'purpose']);
  });

  test('it says why a file is refused in the language of the page', async () => {
    const form: TestForm = { purpose: 'video', file: [await picture(9, 9), 'a.png'] };
    const [en, zh] = await Promise.all(['en', 'zh_HK'].map((lang) => server.sender().upload(uploadPostMedia, form, { lang })));
    expect(fieldsOf(en!).data).toEqual([{ field: 'file', message: 'This type of file cannot be used here. Please choose another one.' }]);
    expect(fieldsOf(zh!).data).toEqual([{ field: 'file', message: '這裏不能使用這類檔案，請選擇另一個。' }]);
  });

  test('it refuses a part that lies outside of the picture', async () => {
    const form: TestForm = { purpose: 'art', crop: '50,0,60,10', file: [await picture(100, 100), 'a.png'] };
    expect(fieldsOf(await server.sender().upload(uploadImage, form)).data).toEqual([expect.objectContaining({ field: 'crop' })]);
  });

  test.each<Endpoint>([uploadImage, uploadBanner, uploadPostMedia, uploadChatFile])(
    'it takes nothing from a visitor at $id, in spite of its name',
    async (endpoint) => {
      const answer = await server.sender().upload(endpoint, { file: [PDF, 'a.pdf'] }, { authorization: '' });
      expect([answer.statusCode, answer.json()['code']]).toEqual([401, CODES.tokenInvalid]);
    },
  );

  test('it takes forms and nothing else', async () => {
    const sender: Sender = server.sender();
    const answer = await sender.call('POST', '/api/accountservice/open/uploadfile', {}, { file: 'text' });
    expect([answer.statusCode, answer.json()['code']]).toEqual([415, CODES.malformed]);
  });

  test.each([
    ['has no boundary', 'multipart/form-data', 'x'],
    ['ends in the middle of a file', 'multipart/form-data; boundary=edge', PART],
    ['ends in the middle of a head', 'multipart/form-data; boundary=edge', PART.slice(0, 30)],
    ['is made by chance', 'multipart/form-data; boundary=edge', randomBytes(500)],
  ])('it refuses a form that %s, at every door, and keeps nothing of it', async (_what, type, payload) => {
    for (const { path } of [uploadImage, uploadBanner, uploadPostMedia, uploadChatFile]) {
      const answer = await server.sender().call('POST', path, { 'content-type': type }, payload);
      expect([path, answer.statusCode, answer.json()['code']]).toEqual([path, 400, CODES.malformed]);
    }
    expect(server.lying('drafts')).toEqual([]);
  });

  test('it tells of the resumable door when a file is too large', async () => {
    const large = Buffer.alloc(20 * 1024 * 1024 + 1);
    const answer = await server.sender().upload(uploadImage, { purpose: 'art', file: [large, 'a.png'] });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: CODES.tooLarge, data: { limit: 20 * 1024 * 1024, resumable: '/api/uploadservice/tus' } });
    expect(server.lying('drafts')).toEqual([]);
  });
});
