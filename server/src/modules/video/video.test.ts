import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { TOKEN_COOKIE } from '@mortar/protocol/identity';
import {
  deleteCaption,
  deleteVideo,
  editVideo,
  getVideo,
  listOwnVideos,
  listVideos,
  retryVideo,
  saveCaption,
  saveVideo,
  setChapters,
  setVideoCover,
} from '@mortar/protocol/video';
import { asStepFailed } from './probe/step-failed.ts';
import { ProgramFailed } from './programs/run.ts';
import type { TestPerson } from '../../../test/people.ts';
import { testPerson } from '../../../test/person.ts';
import { until } from '../../../test/platform.ts';
import { clip, createVideoServer, H264, stripes, tone, type VideoServer } from '../../../test/videos.ts';

jest.setTimeout(120_000);

let server: VideoServer;
let phone: Buffer;
beforeAll(async () => {
  server = await createVideoServer();
  phone = await clip([...stripes('640x480', 2), ...tone(2), ...H264, '-shortest']);
});
afterAll(() => server.close());

const get = (url: string, headers = {}) => server.call({ url, headers });
/** What the page's browser sends with a picture or a segment. */
const signedIn = ({ userId }: TestPerson) => ({
  cookie: `${TOKEN_COOKIE}=${testPerson(server, userId).authorization.replace('Bearer ', '')}`,
});
const linesOf = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'));

describe('what becomes of a video', () => {
  test('one that every browser plays is copied first, then made smaller; with cover, storyboard and playlist', async () => {
    const ann = await server.person();
    const video = await server.make(ann, phone, { title: '  Kiln   one ', description: '0:00 Fire\n0:01 Ash' });
    expect(video).toMatchObject({ title: 'Kiln one', state: 'ready', reason: null, width: 640, height: 480, isOwn: true });
    expect(video.renditions).toEqual([
      { height: 480, state: 'ready', percent: 100 },
      { height: 360, state: 'ready', percent: 100 },
    ]);
    expect(Math.abs(video.durationMs - 2000)).toBeLessThan(200);
    expect(video.chapters).toEqual([
      { at: 0, title: 'Fire' },
      { at: 1000, title: 'Ash' },
    ]);
    const modes = await server.database.sql`select mode from video_renditions where video_id = ${video.videoid} order by place`;
    expect(modes.map(({ mode }) => String(mode))).toEqual(['copy', 'encode']);

    const master = await get(video.playurl);
    expect([master.headers['content-type'], master.headers['cache-control']]).toEqual(['application/vnd.apple.mpegurl', 'no-cache']);
    const base = video.playurl.replace('master.m3u8', '');
    expect(linesOf(master.body)).toHaveLength(2);
    for (const name of linesOf(master.body)) {
      const playlist = await get(base + name);
      const segment = await get(base + name.replace('index.m3u8', linesOf(playlist.body)[0]!));
      expect([segment.statusCode, segment.headers['content-type'], segment.bytes[0]]).toEqual([200, 'video/mp2t', 0x47]);
      expect(segment.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const part = await get(base + name.replace('index.m3u8', linesOf(playlist.body)[0]!), { range: 'bytes=0-187' });
      expect([part.statusCode, part.bytes.length]).toEqual([206, 188]);
    }
    for (const url of [video.coverurl, video.posterurl, ...video.storyboard!.urls]) {
      const picture = await get(url);
      expect([picture.statusCode, picture.headers['content-type'], picture.bytes.subarray(0, 2).toString('hex')]).toEqual([
        200,
        'image/jpeg',
        'ffd8',
      ]);
    }
    expect(readdirSync(join(server.dataDir, 'video', 'work'))).toEqual([]);
  });

  test('one of a phone held upright is turned, and named by its short edge; nothing is made larger', async () => {
    const upright = await clip([...stripes('240x320', 1), '-c:v', 'libvpx', '-b:v', '200k'], 'clip.webm');
    const video = await server.make(await server.person(), upright, { name: 'clip.webm' });
    expect(video).toMatchObject({ state: 'ready', width: 240, height: 320 });
    expect(video.renditions.map(({ height }) => height)).toEqual([240]);
  });

  test.each([
    ['sound alone', () => clip([...tone(1), '-c:a', 'aac']), 'audioOnly'],
    ['a header and nothing behind it', async () => Buffer.concat([phone.subarray(0, 32), Buffer.alloc(5000, 7)]), 'unreadable'],
    ['half of a file', async () => phone.subarray(0, Math.floor(phone.length / 2)), 'unreadable'],
    ['a picture of no length', () => clip(['-f', 'lavfi', '-i', 'testsrc=size=64x64:rate=25:duration=0.04', ...H264]), 'empty'],
    ['50,000 pixels in a row', () => clip(['-f', 'lavfi', '-i', 'color=size=50000x16:rate=5:duration=1', '-c:v', 'png']), 'tooManyPixels'],
    [
      'a text that names other files',
      async () =>
        Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom0000isommp42\n#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:1/a.ts\n')]),
      'unreadable',
    ],
  ] as const)('%s is refused, with why', async (_name, bytes, reason) => {
    const ann = await server.person();
    const video = await server.make(ann, await bytes());
    expect(video).toMatchObject({ state: 'rejected', reason, playurl: '' });
    const ben = await server.person();
    expect(await ben.code(getVideo, { videoid: video.videoid })).toBe(CODES.notFound);
    expect(await ann.code(retryVideo, { videoid: video.videoid })).toBe(CODES.notPossible);
  });

  test('a longer one than an hour is refused', async () => {
    const long = await clip(['-f', 'lavfi', '-i', 'color=size=16x16:rate=1/60:duration=3720', ...H264]);
    expect(await server.make(await server.person(), long)).toMatchObject({ state: 'rejected', reason: 'tooLong' });
  });
});

describe('who makes videos and dies', () => {
  test.each([
    ['the look into the file', { work: 'probing' }, null],
    ['a quality', { work: 'working' }, 'working'],
  ])('during %s leaves what the next one goes on with', async (_name, left, rendition) => {
    const ann = await server.person();
    const { assetid } = await server.send(ann, phone);
    // As a killed process leaves it: a lease that nobody renews.
    const made = await server.make(ann, phone);
    const { sql } = server.database;
    await sql`update video_videos set work = ${left.work}, worker = 'dead', lease_until = now() + interval '1 day', tries = 1 where id = ${made.videoid}`;
    if (rendition)
      await sql`update video_renditions set state = ${rendition}, percent = 40 where video_id = ${made.videoid} and height = 360`;
    expect((await ann.ask(getVideo, { videoid: made.videoid })).state).toBe('playable');
    await sql`update video_videos set lease_until = now() - interval '1 second' where id = ${made.videoid}`;
    await ann.ask(saveVideo, { assetid, title: 'Wakes the worker' });
    expect(await server.settled(ann, made.videoid)).toMatchObject({ state: 'ready' });
  });

  test('three times at the same thing is not tried a fourth time, until somebody says so', async () => {
    const ann = await server.person();
    const made = await server.make(ann, phone);
    const { sql } = server.database;
    await sql`update video_videos set work = 'working', worker = 'dead', lease_until = now() - interval '1 second', tries = 3 where id = ${made.videoid}`;
    await sql`update video_renditions set state = 'working' where video_id = ${made.videoid} and height = 360`;
    await server.make(ann, await clip([...stripes('64x64', 0.5), ...H264]));
    const partial = await server.settled(ann, made.videoid);
    expect(partial).toMatchObject({ state: 'partial', reason: 'interrupted' });
    expect(partial.playurl).not.toBe('');
    await ann.ask(retryVideo, { videoid: made.videoid });
    expect(await server.settled(ann, made.videoid)).toMatchObject({ state: 'ready', reason: null });
  });
});

describe('programs that fail', () => {
  test('a full disk, a wall and all else are told apart', () => {
    const reasonOf = (error: unknown) => asStepFailed(error).reason;
    expect(reasonOf(new ProgramFailed('exit', 'av_interleaved_write_frame(): No space left on device'))).toBe('noSpace');
    expect(reasonOf(Object.assign(new Error('full'), { code: 'ENOSPC' }))).toBe('noSpace');
    expect(reasonOf(new ProgramFailed('wall', ''))).toBe('tooSlow');
    expect(reasonOf(new ProgramFailed('exit', 'Conversion failed!'))).toBe('broken');
  });

  test('without a program what was sent is kept, and says what is missing', async () => {
    const without = await createVideoServer({ ffmpegPath: '/nowhere/ffmpeg' });
    const ann = await without.person();
    const { assetid } = await without.send(ann, phone);
    const { videoid } = await ann.ask(saveVideo, { assetid, title: 'Waits' });
    const waits = async () => (await without.database.sql`select 1 from video_videos where reason = 'noTranscoder'`).length > 0;
    await until('it waits', waits);
    expect(await ann.ask(getVideo, { videoid })).toMatchObject({ state: 'queued', reason: 'noTranscoder' });
    await without.close();
  });
});

describe('who sees what', () => {
  test('what is its author’s alone is nobody else’s, and its addresses end', async () => {
    const [ann, ben] = [await server.person(), await server.person()];
    const video = await server.make(ann, phone, { audience: 'self' });
    const { videoid, playurl } = video;
    expect(await ben.code(getVideo, { videoid })).toBe(CODES.notFound);
    expect((await ben.ask(listVideos, { uid: ann.uid })).items).toEqual([]);
    expect((await ann.ask(listOwnVideos)).items.map((one) => one.videoid)).toEqual([videoid]);
    const mine = signedIn(ann);
    expect((await get(playurl, mine)).statusCode).toBe(200);
    // Copied to somebody else, or to where nobody is signed in, it opens nothing.
    expect([(await get(playurl, signedIn(ben))).statusCode, (await get(playurl)).statusCode]).toEqual([403, 403]);
    expect((await get(video.coverurl, mine)).headers['cache-control']).toContain('private');
    expect((await get(playurl.replace(/\/[\d]+\.[\w-]+\//, '/open/'))).statusCode).toBe(404);
    expect(
      (
        await get(
          playurl.replace(/(.)\/master/, (_all, sign: string) => `${sign === 'A' ? 'B' : 'A'}/master`),
          mine,
        )
      ).statusCode,
    ).toBe(403);
    const other = await server.make(ann, await clip([...stripes('64x64', 0.5), ...H264]), { audience: 'self' });
    expect((await get(playurl.replace(videoid, other.videoid), mine)).statusCode).toBe(403);
    const now = server.clock.now();
    server.clock.set(now + 21 * 60_000);
    const later = signedIn(ann);
    expect((await get(playurl, later)).statusCode).toBe(403);
    expect((await get((await ann.ask(getVideo, { videoid })).playurl, later)).statusCode).toBe(200);
    server.clock.set(now);
  });

  test('a list has what is public and can be watched, the newest first, page by page', async () => {
    const ann = await server.person();
    const ids: string[] = [];
    const small = await clip([...stripes('64x64', 0.5), ...H264]);
    for (const title of ['One', 'Two', 'Three']) ids.unshift((await server.make(ann, small, { title })).videoid);
    const ben = await server.person();
    const first = await ben.ask(listVideos, { uid: ann.uid, pageSize: 2 });
    const second = await ben.ask(listVideos, { uid: ann.uid, pageSize: 2, cursor: first.next! });
    expect([...first.items, ...second.items].map(({ videoid }) => videoid)).toEqual(ids);
    expect([second.next, first.items[0]?.isOwn, first.items[0]?.author.uid]).toEqual([null, false, ann.uid]);
  });

  test('of the same upload there is one video, and of another person’s none', async () => {
    const [ann, ben] = [await server.person(), await server.person()];
    const { assetid } = await server.send(ann, phone);
    const saved = await Promise.all([1, 2].map(() => ann.ask(saveVideo, { assetid, title: 'Twice' })));
    expect(new Set(saved.map(({ videoid }) => videoid)).size).toBe(1);
    expect(await ben.code(saveVideo, { assetid, title: 'Not mine' })).toBe(CODES.notFound);
    await server.settled(ann, saved[0]!.videoid);
  });
});

describe('what its author changes', () => {
  test('words, chapters, cover, captions; and it is gone with its files when it is deleted', async () => {
    const [ann, ben] = [await server.person(), await server.person()];
    const { videoid, coverurl } = await server.make(ann, phone);
    expect(await ben.code(editVideo, { videoid, title: 'x', description: '', audience: 'public' })).toBe(CODES.notFound);
    expect(await ann.ask(editVideo, { videoid, title: 'New', description: 'Words', audience: 'public' })).toMatchObject({ title: 'New' });
    expect(await ann.code(editVideo, { videoid, title: '\u200b ', description: '', audience: 'public' })).toBe(CODES.validation);
    const chapters = [
      { at: 1500, title: 'Ash' },
      { at: 0, title: 'Fire' },
    ];
    expect((await ann.ask(setChapters, { videoid, chapters })).chapters.map(({ title }) => title)).toEqual(['Fire', 'Ash']);
    expect(await ann.code(setChapters, { videoid, chapters: [{ at: 99_000, title: 'Later' }] })).toBe(CODES.validation);

    await ann.ask(setVideoCover, { videoid, at: 1700 });
    const isTaken = async () =>
      (await server.database.sql`select 1 from video_videos where id = ${videoid} and cover_made_at = 1700 and worker is null`).length > 0;
    await until('the cover is another', isTaken, 30_000);
    expect((await ann.ask(getVideo, { videoid })).coverurl).not.toBe(coverurl);
    expect((await get(coverurl)).statusCode).toBe(404);

    const evil =
      'WEBVTT\n\nSTYLE\n::cue { background: url(//evil) }\n\n1\n00:00.000 --> 00:01.000 line:0\n<b onclick="x">Fire</b> & <script>ash</script>\n\nNOTE x\n';
    const said = await ann.ask(saveCaption, { videoid, lang: 'en', text: evil });
    const vtt = await get(said.captions[0]!.url);
    expect(vtt.body).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nFire &amp; ash\n\n');
    expect(vtt.headers['content-type']).toBe('text/vtt; charset=utf-8');
    const srt = '1\r\n00:00:00,500 --> 00:00:01,500\r\n窯火\r\n';
    expect((await ann.ask(saveCaption, { videoid, lang: 'zh-HK', text: srt })).captions.map(({ lang }) => lang)).toEqual(['en', 'zh-HK']);
    expect(await ann.code(saveCaption, { videoid, lang: 'en', text: '<html>' })).toBe(CODES.validation);
    expect((await ann.ask(deleteCaption, { videoid, lang: 'en' })).captions).toHaveLength(1);

    await ann.ask(deleteVideo, { videoid });
    expect(await ann.code(getVideo, { videoid })).toBe(CODES.notFound);
    expect((await get(`/files/video/${videoid}/open/master.m3u8`)).statusCode).toBe(404);
  });
});
