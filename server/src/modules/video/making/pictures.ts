import { readdir } from 'node:fs/promises';
import { COVER, STORYBOARD_SECONDS } from '@mortar/protocol/video';
import { BOARD, POSTER_WIDTH, wallMs } from '../limits.ts';
import { readOnly } from '../probe/probe.ts';
import { run } from '../programs/run.ts';
import { words } from '../programs/words.ts';
import type { MakeInput } from './encode.ts';
import { StepFailed } from '../probe/step-failed.ts';

const QUIET = '-nostdin -y -v error';

/** Where the cover of a video is taken that nobody chose one for: at 3 s, or in the middle of a shorter one, ms. */
export const coverMoment = (durationMs: number): number => Math.floor(Math.min(COVER.atMs, durationMs / 2));

const NAMES = ['cover.jpg', 'poster.jpg'];

async function takeStills({ programs, folder, facts, signal }: MakeInput, atMs: number): Promise<boolean> {
  const still = (scale: string, name: string) =>
    words(`-map 0:${facts.videoIndex} -frames:v 1 -vf scale=iw*sar:ih,setsar=1,scale=${scale}:-2 -q:v 4 -f image2 -update 1 ${name}`);
  const args = [
    ...words(`${QUIET} -ss ${atMs / 1000}`),
    ...readOnly(facts.demuxer, 'source'),
    ...still(String(COVER.width), NAMES[0]!),
    ...still(`'min(${POSTER_WIDTH},iw)'`, NAMES[1]!),
  ];
  await run(programs.ffmpeg, args, { cwd: folder, wallMs: wallMs(0), signal });
  const made = await readdir(folder);
  return NAMES.every((name) => made.includes(name));
}

/** Takes a moment as two pictures, `cover.jpg` for lists and `poster.jpg` for the player. @returns their names */
export async function makeCover(input: MakeInput, atMs: number): Promise<string[]> {
  // Behind the last picture there is none: the first one stands in.
  const isTaken = (await takeStills(input, atMs)) || (await takeStills(input, 0));
  if (!isTaken) throw new StepFailed('broken');
  return NAMES;
}

/** The sheets of a storyboard, in their order, and the size of one picture. */
export interface Board {
  sheets: string[];
  width: number;
  height: number;
}

/** Small pictures of the whole video, one for each 5 s, for the bar of the player. */
export async function makeBoard({ programs, folder, facts, signal }: MakeInput): Promise<Board> {
  const { columns, rows, width } = BOARD;
  const height = Math.max(2, 2 * Math.round((width * facts.height) / facts.width / 2));
  // Pictures that need no other are enough for it, and cost little.
  const filter = `fps=1/${STORYBOARD_SECONDS}:round=up,scale=${width}:${height},setsar=1,tile=${columns}x${rows}`;
  const args = [
    ...words(`${QUIET} -skip_frame nokey`),
    ...readOnly(facts.demuxer, 'source'),
    ...words(`-map 0:${facts.videoIndex} -vf ${filter} -q:v 5 -vsync 0 board-%03d.jpg`),
  ];
  await run(programs.ffmpeg, args, { cwd: folder, wallMs: wallMs(facts.durationMs), signal });
  const sheets = (await readdir(folder)).filter((name) => /^board-\d+\.jpg$/.test(name)).toSorted();
  if (sheets.length === 0) throw new StepFailed('broken');
  return { sheets, width, height };
}
