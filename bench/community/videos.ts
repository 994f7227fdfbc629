import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { finishUpload, RESUMABLE_PATH } from '@mortar/protocol/uploads';
import { getVideo, saveVideo, type Video } from '@mortar/protocol/video';
import { makeRendition } from '../../server/src/modules/video/making/encode.ts';
import { coverMoment, makeBoard, makeCover } from '../../server/src/modules/video/making/pictures.ts';
import { plan } from '../../server/src/modules/video/making/plan.ts';
import { probe } from '../../server/src/modules/video/probe/probe.ts';
import { processorSeconds } from '../chat/processes.ts';
import { compared, limited, median, type Figure } from '../report.ts';
import type { CommunitySite } from './site.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 3);
/** Uploads that are measured: how fast a disk is changes from second to second. */
const SENDS = 11;
const MIB = 1024 * 1024;
const CHUNK = 8 * MIB;
const MEGABYTES = Number(process.env['BENCH_UPLOAD_MB'] ?? 200);
const SECONDS = 20;
const FIRST_S = 3;
const LOOK_MS = 50;
const PROGRAMS = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const agent = new Agent({ keepAlive: true });
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** A clip as a phone makes it. @param size such as `1280x720` */
function draw(file: string, size: string, seconds: number): void {
  const picture = ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=30:duration=${seconds}`];
  const sound = ['-f', 'lavfi', '-i', `sine=frequency=330:duration=${seconds}`];
  const form = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-g', '60', '-c:a', 'aac', '-shortest'];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...picture, ...sound, ...form, file]);
}

/** One PATCH. Node's `fetch` takes as long to send a piece as the server takes to keep it. @returns the answer's status */
async function sendPiece(url: string, headers: Record<string, string>, piece: Buffer): Promise<number | undefined> {
  const sent = request(url, { method: 'PATCH', agent, headers: { ...headers, 'content-length': piece.length } }).end(piece);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  await once(answer.resume(), 'end');
  return answer.statusCode;
}

/** Sends a file by the resumable door. @returns its asset */
async function send({ stack, headersOf, ask }: CommunitySite, userId: number, bytes: Buffer): Promise<string> {
  const tus = async () => {
    const { 'content-type': _json, ...headers } = await headersOf(userId);
    return { ...headers, 'tus-resumable': '1.0.0' };
  };
  const begun = await fetch(stack.url + RESUMABLE_PATH, {
    method: 'POST',
    headers: {
      ...(await tus()),
      'upload-length': String(bytes.length),
      'upload-metadata': `purpose ${base64('video')},name ${base64('a.mp4')}`,
    },
  });
  const location = begun.headers.get('location');
  if (!location) throw new Error(`no upload begins: ${begun.status} ${await begun.text()}`);
  for (let offset = 0; offset < bytes.length; offset += CHUNK) {
    const headers = { ...(await tus()), 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
    const status = await sendPiece(stack.url + location, headers, bytes.subarray(offset, offset + CHUNK));
    if (status !== 204) throw new Error(`a piece was answered ${status}`);
  }
  const { assetid } = await ask(userId, finishUpload, { upload: location.split('/').at(-1)! });
  return assetid;
}

/** A file of the upload's size in the upload's pieces, with its hash, kept safe on the disk. */
async function writeBare(file: string, bytes: Buffer): Promise<void> {
  const [hash, handle] = [createHash('sha256'), await open(file, 'w')];
  for (let offset = 0; offset < bytes.length; offset += CHUNK) {
    const piece = bytes.subarray(offset, offset + CHUNK);
    hash.update(piece);
    await handle.write(piece);
  }
  hash.digest();
  await handle.sync();
  await handle.close();
}

async function until(site: CommunitySite, userId: number, videoid: string, isSo: (video: Video) => boolean): Promise<void> {
  for (;;) {
    const video = await site.ask(userId, getVideo, { videoid });
    if (video.state === 'failed' || video.state === 'rejected') throw new Error(`the video is ${video.state}: ${video.reason}`);
    if (isSo(video)) return;
    await wait(LOOK_MS);
  }
}

/** Processor seconds of the same programs with the same arguments, one after the other, for nobody. */
async function encodeBare(folder: string, clip: string): Promise<number> {
  mkdirSync(folder, { recursive: true });
  copyFileSync(clip, join(folder, 'source'));
  const signal = new AbortController().signal;
  const before = processorSeconds([process.pid]);
  const facts = await probe({ programs: PROGRAMS, folder, demuxer: 'mov', signal });
  const input = { programs: PROGRAMS, folder, facts, signal };
  await makeCover(input, coverMoment(facts.durationMs));
  for (const planned of plan(facts)) await makeRendition(input, planned, () => undefined);
  await makeBoard(input);
  return processorSeconds([process.pid]) - before;
}

/** Uploads beside a plain write, what a video costs beside its programs alone, and how soon a copied one plays. */
export async function measureVideos(site: CommunitySite): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mortar-bench-video-'));
  try {
    const large = join(folder, 'large.mp4');
    draw(large, '320x240', 2);
    // A box that says nothing, of the rest.
    const rest = MEGABYTES * MIB - readFileSync(large).length;
    const box = Buffer.alloc(8);
    box.writeUInt32BE(rest);
    box.write('free', 4);
    appendFileSync(large, Buffer.concat([box, randomBytes(rest - box.length)]));
    const bytes = readFileSync(large);
    const speed = { ours: [] as number[], theirs: [] as number[] };
    const rate = async (work: () => Promise<unknown>) => {
      const begun = performance.now();
      await work();
      return MEGABYTES / ((performance.now() - begun) / 1000);
    };
    for (let round = 0; round <= SENDS; round += 1) {
      const theirs = await rate(() => writeBare(join(folder, 'bare'), bytes));
      // Another content each time: one that is there is not stored again.
      randomBytes(16).copy(bytes, bytes.length - 16);
      const ours = await rate(() => send(site, site.first + 100 + round, bytes));
      if (round === 0) continue;
      speed.ours.push(ours);
      speed.theirs.push(theirs);
    }

    const [cpu, first]: [{ ours: number[]; theirs: number[] }, number[]] = [{ ours: [], theirs: [] }, []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const clip = join(folder, `clip-${round}.mp4`);
      draw(clip, '1280x720', SECONDS + round);
      const userId = site.first + 200 + round;
      const assetid = await send(site, userId, readFileSync(clip));
      const before = processorSeconds([site.stack.pid]);
      const begun = performance.now();
      const { videoid } = await site.ask(userId, saveVideo, { assetid, title: 'A clip', description: '', audience: 'public' });
      await until(site, userId, videoid, ({ playurl }) => playurl !== '');
      first.push((performance.now() - begun) / 1000);
      await until(site, userId, videoid, ({ state }) => state === 'ready');
      cpu.ours.push(processorSeconds([site.stack.pid]) - before);
      cpu.theirs.push(await encodeBare(join(folder, `bare-${round}`), clip));
    }
    return [
      compared('tus.mbps', speed, 'MB/s', 'write, sync and sha256 of the same pieces', { least: 0.7 }),
      compared('video.cpu', cpu, 's', 'the same programs with the same arguments alone', { most: 1.1 }),
      limited('video.first.s', median(first), 's until a copied video plays', FIRST_S),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
