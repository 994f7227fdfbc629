import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { VIDEO_SECONDS } from '@mortar/protocol/video';
import { GOP_SECONDS, SEGMENT_SECONDS, wallMs } from '../limits.ts';
import type { Facts } from '../probe/facts.ts';
import { readOnly } from '../probe/probe.ts';
import type { Programs } from '../programs/find.ts';
import { run } from '../programs/run.ts';
import { words } from '../programs/words.ts';
import type { Planned } from './plan.ts';
import { StepFailed } from '../probe/step-failed.ts';

/** Bits per second that pictures of a short edge take at most. */
const BITS: readonly (readonly [height: number, kilobits: number])[] = [
  [720, 3000],
  [480, 1400],
  [0, 800],
];
const PLAYLIST = 'index.m3u8';
/** Bytes of a packet, of which every segment has whole ones (ISO/IEC 13818-1). */
const PACKET = 188;

export interface MakeInput {
  programs: Programs;
  /** Folder with the file `source`. */
  folder: string;
  facts: Facts;
  signal: AbortSignal;
}

export interface MadeRendition {
  /** Names of its files in `<folder>/<height>`, the playlist last. */
  files: string[];
  path: string;
  /** Of its largest segment. */
  bitsPerSecond: number;
  durationMs: number;
}

function encoding({ size, height }: Planned, { fps }: Facts): string[] {
  const kilobits = BITS.find(([least]) => height >= least)![1];
  const [rate, buffer] = [`${kilobits}k`, `${2 * kilobits}k`];
  const picture = `-vf scale=${size.width}:${size.height},setsar=1,fps=${fps} -c:v libx264 -preset veryfast -profile:v main -pix_fmt yuv420p`;
  const bits = `-crf 23 -maxrate ${rate} -bufsize ${buffer} -threads 2`;
  const gop = `-force_key_frames expr:gte(t,n_forced*${GOP_SECONDS}) -sc_threshold 0`;
  return words(`${picture} ${bits} ${gop} -c:a aac -ac 2 -ar 48000 -b:a 128k`);
}

/** Seconds of each segment, as the playlist says. */
const lengthsOf = (playlist: string): number[] => [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, seconds]) => Number(seconds));

/**
 * Makes one quality: segments of 4 s and their playlist.
 * @param onTime takes how much is made, ms
 * @throws ProgramFailed, StepFailed when nothing came out
 */
export async function makeRendition(
  { programs, folder, facts, signal }: MakeInput,
  planned: Planned,
  onTime: (ms: number) => void,
): Promise<MadeRendition> {
  const path = join(folder, String(planned.height));
  await mkdir(path, { recursive: true });
  const sound = facts.audioIndex === null ? '' : ` -map 0:${facts.audioIndex}`;
  const taken = `-map 0:${facts.videoIndex}${sound} -sn -dn -map_metadata -1 -map_chapters -1 -t ${VIDEO_SECONDS}`;
  const given = `-f hls -hls_time ${SEGMENT_SECONDS} -hls_list_size 0 -hls_playlist_type vod -hls_segment_type mpegts`;
  const args = [
    ...words('-nostdin -y -v error -progress pipe:1 -nostats'),
    ...readOnly(facts.demuxer, join('..', 'source')),
    ...words(taken),
    ...(planned.mode === 'copy' ? words('-c copy') : encoding(planned, facts)),
    ...words(`${given} -hls_segment_filename %05d.ts ${PLAYLIST}`),
  ];
  const onLine = (line: string) => {
    const [, us] = /^out_time_(?:us|ms)=(\d+)$/.exec(line) ?? [];
    if (us) onTime(Number(us) / 1000);
  };
  await run(programs.ffmpeg, args, { cwd: path, wallMs: wallMs(facts.durationMs), signal, onLine });

  const segments = (await readdir(path)).filter((name) => name.endsWith('.ts')).toSorted();
  const lengths = lengthsOf(await readFile(join(path, PLAYLIST), 'utf8').catch(() => ''));
  const total = lengths.reduce((sum, seconds) => sum + seconds, 0);
  if (segments.length === 0 || lengths.length !== segments.length || total <= 0) throw new StepFailed('unreadable');
  const sizes = await Promise.all(segments.map(async (name) => (await stat(join(path, name))).size));
  // The program's writer of segments says nothing of a disk that takes no more.
  if (sizes.some((bytes) => bytes === 0 || bytes % PACKET !== 0)) throw new StepFailed('noSpace');
  const rates = sizes.map((bytes, index) => (bytes * 8) / Math.max(lengths[index]!, 0.1));
  return { files: [...segments, PLAYLIST], path, bitsPerSecond: Math.ceil(Math.max(...rates)), durationMs: Math.round(total * 1000) };
}
