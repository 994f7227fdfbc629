import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { HEADERS } from '@mortar/protocol';
import { RESUMABLE_PATH, type Asset } from '@mortar/protocol/uploads';
import { dice } from '../../../../test/paging-story.ts';
import { testPerson } from '../../../../test/person.ts';
import { createUploadsServer, type UploadsServer } from '../../../../test/uploads.ts';

jest.setTimeout(600_000);

const CUTS = 1000;
const CHUNK = 8192;
const TOO_MANY = 429;
const TUS = { 'tus-resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');

let server: UploadsServer;
beforeAll(async () => {
  server = await createUploadsServer();
});
afterAll(() => server.close());

/** Another address for each try: budgets are per address and minute. */
const addressOf = (number: number) => `127.4.${number >> 8}.${number & 255}`;

/** Sends the beginning of a piece and breaks the connection. */
function cut(url: string, headers: Record<string, string>, piece: Buffer, sent: number, from: string): Promise<void> {
  const { port } = server.app.server.address() as AddressInfo;
  return new Promise((resolve) => {
    const outgoing = request({ port, host: '127.0.0.1', localAddress: from, method: 'PATCH', path: url, headers, agent: false });
    outgoing.on('error', () => resolve());
    outgoing.on('close', () => resolve());
    outgoing.write(piece.subarray(0, sent), () => outgoing.destroy());
    if (sent === 0) outgoing.destroy();
  });
}

// C13
test('an upload that is cut at a thousand bytes arrives as it was, and sends no more than one piece again each time', async () => {
  const roll = dice(13);
  const sender = server.sender();
  const head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom0000isommp42')]);
  const bytes = Buffer.concat([head, randomBytes((CUTS * CHUNK) / 2)]);
  const begun = await sender.call('POST', RESUMABLE_PATH, {
    ...TUS,
    'upload-length': String(bytes.length),
    'upload-metadata': `purpose ${base64('video')},name ${base64('a.mp4')}`,
    'content-length': '0',
  });
  const location = begun.headers.location!;
  const own = { origin: server.config.publicUrl, 'sec-fetch-site': 'same-origin', ...testPerson(server, sender.userId), ...TUS };
  const reached = async (from: string): Promise<number> => {
    for (;;) {
      const { statusCode, headers } = await server.call({ method: 'HEAD', url: location, from, signed: true, headers: own });
      if (statusCode < 300) return Number(headers['upload-offset']);
      // Else the server still holds what the broken connection had, or the account's budget is used up.
      if (statusCode === TOO_MANY) await wait(Number(headers['retry-after']) * 1000);
    }
  };
  let offset = 0;
  for (let number = 0; number < CUTS && offset < bytes.length; number += 1) {
    const piece = bytes.subarray(offset, offset + CHUNK);
    const sent = roll(piece.length);
    const headers = {
      host: new URL(server.config.publicUrl).host,
      [HEADERS.os]: 'web',
      [HEADERS.sign]: server.sign(),
      ...own,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(piece.length),
    };
    await cut(location, headers, piece, sent, addressOf(number));
    const now = await reached(addressOf(number));
    expect(now).toBeGreaterThanOrEqual(offset);
    expect(now).toBeLessThanOrEqual(offset + sent);
    offset = now;
  }
  while (offset < bytes.length) {
    const piece = bytes.subarray(offset, offset + 1024 * 1024);
    const headers = { ...TUS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
    const answer = await sender.call('PATCH', location, { ...headers, 'content-length': String(piece.length) }, piece);
    expect(answer.statusCode).toBe(204);
    offset += piece.length;
  }
  const finished = await sender.call('POST', '/api/uploadservice/user/finish', {}, { upload: location.split('/').at(-1) });
  const { data } = finished.json<{ data: Asset }>();
  const got = await server.get(data.url);
  expect(createHash('sha256').update(got.bytes).digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
});
