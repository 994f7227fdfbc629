import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { uploadPostMedia } from '@mortar/protocol/uploads';
import { listOwnVideos, saveVideo } from '@mortar/protocol/video';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { people } from '../modules/identity/index.ts';
import { findPrograms, runProgram } from '../modules/video/index.ts';
import { scene } from './art/scenes.ts';
import { CAST, type CastName } from './cast.ts';
import { CLIPS, type DemoClip } from './clips.ts';
import { passwordOfPeople, signIn, type DemoLogin } from './sign-in.ts';
import { siteApi, type SiteApi } from './site-api.ts';

interface Deps {
  config: Config;
  db: Db;
  operator: DemoLogin;
  /** The server stops: the next start goes on. */
  signal: AbortSignal;
}

const WALL_MS = 120_000;
/** Of a clip, px; its picture is larger, so that there is somewhere to move. */
const SIZE = { width: 854, height: 480 };

/**
 * What the demo's people film: drawn by ffmpeg and uploaded by the same calls as anybody's. What is there by its title stays, so a
 * start that was cut off is finished by the next one. Without ffmpeg there is none.
 */
export async function demoVideos({ config, db, operator, signal }: Deps): Promise<void> {
  const isServed = (['relations', 'uploads', 'video'] as const).every((name) => config.modules.includes(name));
  const programs = isServed ? await findPrograms(config) : undefined;
  if (!programs) return;
  const api = await siteApi(config, signal);
  const password = await passwordOfPeople(config);
  const known = new Map<CastName, { api: SiteApi; titles: Set<string> }>();
  for (const clip of CLIPS) {
    if (signal.aborted || !(await people.find(db, CAST[clip.by].email))) return;
    const login = clip.by === 'operator' ? operator : { email: CAST[clip.by].email, password };
    const author = known.get(clip.by) ?? (await enter(api, login));
    known.set(clip.by, author);
    if (author.titles.has(clip.title)) continue;
    const file = await draw(programs.ffmpeg, clip, signal);
    const { assetid } = await author.api.upload(uploadPostMedia, { file, purpose: 'video' });
    await author.api.call(saveVideo, { assetid, title: clip.title, description: clip.description, audience: 'public' });
  }
}

async function enter(api: SiteApi, login: DemoLogin): Promise<{ api: SiteApi; titles: Set<string> }> {
  const { token } = await signIn(api, login);
  const own = api.as(token);
  const { items } = await own.call(listOwnVideos, { pageSize: 100 });
  return { api: own, titles: new Set(items.map(({ title }) => title)) };
}

/** Moves over a picture from one place to another while it breathes, under a chord that comes and goes. */
async function draw(ffmpeg: string, clip: DemoClip, signal: AbortSignal): Promise<File> {
  const { seconds, from, to, chord } = clip;
  const folder = await mkdtemp(join(tmpdir(), 'mortar-clip-'));
  try {
    await writeFile(
      join(folder, 'scene.png'),
      await sharp(Buffer.from(scene(clip.scene, clip.turn)))
        .png()
        .toBuffer(),
    );
    const way = (side: 0 | 1) => `(${from[side]}+(${to[side] - from[side]})*(1-cos(PI*t/${seconds}))/2)`;
    const crop = `crop=${SIZE.width}:${SIZE.height}:'(iw-ow)*${way(0)}':'(ih-oh)*${way(1)}'`;
    const picture = `[0:v]${crop},eq=brightness='0.03*sin(2*PI*t/3)':eval=frame,format=yuv420p[v]`;
    const tones = chord.map((hertz) => `sin(2*PI*${hertz}*t)`).join('+');
    const sound = `aevalsrc='0.06*(${tones})*sin(PI*t/${seconds})':d=${seconds}:s=48000`;
    const still = `-nostdin -y -v error -loop 1 -framerate 20 -t ${seconds} -i scene.png -f lavfi -i`.split(' ');
    const coded = `-map [v] -map 1:a -t ${seconds} -c:v libx264 -preset veryfast -crf 22 -g 40 -c:a aac -b:a 96k -threads 1 clip.mp4`;
    const args = [...still, sound, '-filter_complex', picture, ...coded.split(' ')];
    await runProgram(ffmpeg, args, { cwd: folder, wallMs: WALL_MS, signal });
    return new File([new Uint8Array(await readFile(join(folder, 'clip.mp4')))], 'clip.mp4');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
