import { deflateRawSync, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { uploadChatFile, uploadPostMedia, type Asset } from '@mortar/protocol/uploads';
import sharp from 'sharp';
import { createUploadsServer, picture, type Sender, type UploadsServer } from '../../../../test/uploads.ts';

// Rows H3 and H4 of the security table: what must not come in, and what must not run when it is opened.
jest.setTimeout(60_000);

let server: UploadsServer;
let sender: Sender;
beforeAll(async () => {
  server = await createUploadsServer();
  sender = server.sender();
});
afterAll(() => server.close());

const SCRIPT = '<script>alert(document.domain)</script>';
const SVG = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;

/** A chunk of a PNG. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crcOf(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** CRC-32; not every Node 20 has it. */
function crcOf(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** A PNG of one bit a pixel whose rows are all zero: a few kilobytes that claim any size. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc(Math.min(Math.ceil(width / 8 + 1) * height, 64 * 1024 * 1024)));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** An archive with one entry that grows a thousandfold. */
function zip(content: Buffer, name = 'a.txt'): Buffer {
  const packed = deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.write('PK\x03\x04', 'latin1');
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(crcOf(content), 14);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), packed]);
}

const inPost = (bytes: Buffer, name: string) => sender.upload(uploadPostMedia, { purpose: 'picture', file: [bytes, name] });
const inChat = (bytes: Buffer, name: string) => sender.upload(uploadChatFile, { file: [bytes, name] });

describe('uploads that attack', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a page that is called a picture', () => Buffer.from(`<html>${SCRIPT}</html>`), 'a.jpg'],
    ['a drawing with a script', () => Buffer.from(SVG), 'a.svg'],
    ['a drawing that is called a PNG', () => Buffer.from(SVG), 'a.png'],
    ['a drawing in UTF-16', () => Buffer.from(`\ufeff${SVG}`, 'utf16le'), 'a.svg'],
    ['a packed drawing', () => Buffer.from('1f8b0800', 'hex'), 'a.svgz'],
    ['the head of a GIF and nothing else but a script', () => Buffer.from(`GIF89a/*${SCRIPT}*/=1;`), 'a.gif'],
    ['a JPEG whose middle is missing', async () => (await picture(800, 800, 'jpeg')).subarray(0, 700), 'a.jpg'],
    ['a PNG that is called a page', () => picture(9, 9), 'a.html'],
    ['a PNG whose last extension is a program', () => picture(9, 9), 'a.png.exe'],
    ['a PNG with a hidden extension', () => picture(9, 9), 'a.png\0.html'],
    ['a PNG that is called a JPEG', () => picture(9, 9), 'a.jpg'],
    ['50,000 by 50,000 pixels', () => bomb(50_000, 50_000), 'a.png'],
    ['9,000 by 9,000 pixels', () => bomb(9000, 9000), 'a.png'],
    ['an empty file', () => Buffer.alloc(0), 'a.png'],
    ['an archive', () => zip(Buffer.alloc(1024)), 'a.png'],
    [
      'a TIFF, which libvips would read',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .tiff()
          .toBuffer(),
      'a.tif',
    ],
  ])('it refuses %s', async (_what, make, name) => {
    const answer = await inPost(await make(), name);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ code: CODES.validation, data: [{ field: 'file' }] });
  });

  test('it refuses an animation of too many pixels, though one frame is small', async () => {
    const frame = await sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const other = await sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#654321' } })
      .png()
      .toBuffer();
    const frames = Array.from({ length: 70 }, (_, index) => (index % 2 ? frame : other));
    const moving = await sharp(frames, { join: { animated: true }, limitInputPixels: false })
      .gif({ effort: 1, colours: 4 })
      .toBuffer();
    expect((await inPost(moving, 'a.gif')).json()).toMatchObject({ code: CODES.validation, data: [{ field: 'file' }] });
  });

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['an archive', () => zip(Buffer.from(SCRIPT))],
    ['a script', () => Buffer.from(SCRIPT)],
    ['a Java archive (GIFAR)', () => zip(Buffer.from('CAFEBABE'), 'Evil.class')],
  ])('it keeps nothing of %s behind a picture', async (_what, tail) => {
    const hidden = await tail();
    const answer = await inPost(Buffer.concat([await picture(30, 30, 'gif'), hidden]), 'a.gif');
    const { url } = answer.json<{ data: Asset }>().data;
    const { bytes } = await server.get(url);
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    expect(bytes.includes(hidden.subarray(0, 30))).toBe(false);
  });

  test.each(['../../x.png', '..\\..\\x.png', '/etc/passwd.png', 'C:\\x.png', 'a b%2f..%2fx.png', `${'a'.repeat(5000)}.png`])(
    'it gives a file an address of its own, whatever it is called: %s',
    async (name) => {
      const { url } = (await inPost(await picture(9, 9), name)).json<{ data: Asset }>().data;
      expect(url).toMatch(/^\/files\/[\w-]{22}\.webp$/);
    },
  );

  test('it never unpacks an archive, and takes it as what it weighs', async () => {
    const packed = zip(Buffer.alloc(50 * 1024 * 1024));
    const { size, type } = (await inChat(packed, 'a.zip')).json<{ data: Asset }>().data;
    expect([size, type]).toEqual([packed.length, 'application/zip']);
  });

  test.each<[string, string, Buffer]>([
    ['text', 'notes.txt', Buffer.from(`${SCRIPT} and 你好`)],
    ['a PDF', 'a.pdf', Buffer.from(`%PDF-1.7 ${SCRIPT}`)],
    ['an archive', 'a.zip', zip(Buffer.from(SCRIPT))],
    ['a video', 'a.mp4', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftypisom0000isommp42${SCRIPT}`)])],
    ['a sound', 'a.mp3', Buffer.from(`ID3\x03\x00${SCRIPT}`)],
  ])('it hands %s out as a download that can do nothing', async (_what, name, content) => {
    const { url, type } = (await inChat(content, name)).json<{ data: Asset }>().data;
    const got = await server.get(url);
    expect(got.headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect(got.bytes.equals(content)).toBe(true);
  });

  test('it cleans the name of a download', async () => {
    const { url } = (await inChat(Buffer.from('%PDF-1.7 x'), '..\\a\u202Efdp".exe\r\nX: 發票.pdf')).json<{ data: Asset }>().data;
    const header = String((await server.get(url)).headers['content-disposition']);
    expect(header).toMatch(/^attachment; filename="[^"\\\u0080-\uffff]+\.pdf"; filename\*=UTF-8''[\w.%~-]+$/);
    expect(decodeURIComponent(header)).not.toMatch(/[\u202e\r\n\\]/);
  });

  test('it serves a picture of a post with the same chains, in place', async () => {
    const { url } = (await inPost(await picture(9, 9), 'a.png')).json<{ data: Asset }>().data;
    expect((await server.get(url)).headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('it has no other address for a file', async () => {
    const { url, assetid } = (await inPost(await picture(9, 9), 'a.png')).json<{ data: Asset }>().data;
    const others = [
      `/files/${assetid}`,
      `/files/${assetid}.html`,
      url.replace('.webp', '.svg'),
      `${url}/x`,
      `/files/../${assetid}.webp`,
      '/files/%2e%2e/x',
    ];
    for (const other of others) expect([other, (await server.get(other)).statusCode]).toEqual([other, 404]);
  });

  test('it gives parts of a file, and no part that is not there', async () => {
    const { url } = (await inChat(Buffer.from('%PDF-0123456789'), 'a.pdf')).json<{ data: Asset }>().data;
    const part = async (range: string) => {
      const got = await server.get(url, { range });
      return [got.statusCode, got.headers['content-range'], got.body];
    };
    expect(await part('bytes=5-8')).toEqual([206, 'bytes 5-8/15', '0123']);
    expect(await part('bytes=12-')).toEqual([206, 'bytes 12-14/15', '789']);
    expect(await part('bytes=-2')).toEqual([206, 'bytes 13-14/15', '89']);
    expect(await part('bytes=15-')).toEqual([416, 'bytes */15', '']);
    expect(await part('bytes=9-5')).toEqual([416, 'bytes */15', '']);
    expect((await part('bytes=0-1,3-4'))[0]).toBe(200);
  });

  test('it says that a file is unchanged', async () => {
    const { url } = (await inChat(Buffer.from('%PDF-unchanged'), 'a.pdf')).json<{ data: Asset }>().data;
    const { headers } = await server.get(url);
    expect((await server.get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });
});
