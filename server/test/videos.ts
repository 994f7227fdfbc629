import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Asset } from '@mortar/protocol/uploads';
import { uploadPostMedia } from '@mortar/protocol/uploads';
import { getVideo, saveVideo, type Video } from '@mortar/protocol/video';
import type { Config } from '../src/config.ts';
import { createTestApp, type TestApp } from './app.ts';
import { createDataFolder } from './data-folder.ts';
import { PEOPLE } from './modules.ts';
import { createPeople, type TestPerson } from './people.ts';
import { testPerson } from './person.ts';
import { until } from './platform.ts';
import { encodeForm } from './uploads.ts';

const execute = promisify(execFile);
export const VIDEO_MODULES = [...PEOPLE, 'realtime', 'uploads', 'notices', 'relations', 'video'] as const;

/** A clip drawn by ffmpeg. @param args between the program and the name of the file */
export async function clip(args: readonly string[], name = 'clip.mp4'): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'clip-'));
  try {
    await execute('ffmpeg', ['-v', 'error', '-y', ...args, name], { cwd: folder });
    return readFileSync(join(folder, name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Moving stripes. @param size such as `640x360` */
export const stripes = (size: string, seconds: number): string[] => [
  '-f',
  'lavfi',
  '-i',
  `testsrc=size=${size}:rate=10:duration=${seconds}`,
];
export const tone = (seconds: number): string[] => ['-f', 'lavfi', '-i', `sine=frequency=330:duration=${seconds}`];
/** What phones make. */
export const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '20', '-c:a', 'aac'];

export interface VideoServer extends TestApp {
  dataDir: string;
  person(): Promise<TestPerson>;
  /** Sends a file by the form door. */
  send(person: TestPerson, bytes: Buffer, name?: string): Promise<Asset>;
  /** Sends a file and makes a video of it. */
  make(
    person: TestPerson,
    bytes: Buffer,
    more?: Partial<{ title: string; description: string; audience: 'public' | 'self'; name: string }>,
  ): Promise<Video>;
  /** The video once nothing is under way any more. */
  settled(person: TestPerson, id: string): Promise<Video>;
}

/** A server that makes videos, with jobs. */
export async function createVideoServer(config: Partial<Config> = {}, shared?: Pick<TestApp, 'database'>): Promise<VideoServer> {
  const data = config.dataDir ? undefined : createDataFolder();
  const dataDir = config.dataDir ?? data!.path;
  const server = await createTestApp({ modules: [...VIDEO_MODULES], dataDir, ...config }, { withMail: true, ...(shared && { shared }) });
  const send: VideoServer['send'] = async (person, bytes, name = 'clip.mp4') => {
    const form = await encodeForm({ file: [bytes, name], purpose: 'video' });
    const own = { origin: server.config.publicUrl, 'sec-fetch-site': 'same-origin', ...testPerson(server, person.userId) };
    const headers = { ...own, 'content-type': form.type, 'content-length': String(form.bytes.length) };
    const answer = await server.call({ method: 'POST', url: uploadPostMedia.path, signed: true, headers, payload: form.bytes });
    const { data: asset } = answer.json<{ data: Asset | null }>();
    if (!asset) throw new Error(answer.body);
    return asset;
  };
  const settled: VideoServer['settled'] = async (person, id) => {
    // Asked of the rows: calls are counted.
    const isDone = async () =>
      (await server.database.sql`select 1 from video_videos where id = ${id} and work in ('done', 'rejected') and worker is null`).length >
      0;
    await until('the video is made', isDone, 60_000);
    return person.ask(getVideo, { videoid: id });
  };
  return {
    ...server,
    dataDir,
    person: createPeople(server),
    send,
    settled,
    async make(person, bytes, { name, ...more } = {}) {
      const { assetid } = await send(person, bytes, name);
      const { videoid } = await person.ask(saveVideo, { assetid, title: 'A clip', ...more });
      return settled(person, videoid);
    },
    async close() {
      await server.close();
      data?.remove();
    },
  };
}
