import { CHAPTERS, VIDEO_SECONDS } from '@mortar/protocol/video';
import { keptLine } from '../../../lib/kept-text.ts';
import { COPIED, LEAST_MS, LONGEST_SIDE, MOST_FPS, PIXELS, PROBE_MS, STREAMS } from '../limits.ts';
import { StepFailed } from './step-failed.ts';
import type { Programs } from '../programs/find.ts';
import { ProgramFailed, run } from '../programs/run.ts';
import type { Facts, Probed } from './facts.ts';
import { cutText } from '../../../lib/cut-text.ts';

interface Stream {
  index: number;
  codec_type?: string;
  codec_name?: string;
  profile?: string;
  pix_fmt?: string;
  width?: number;
  height?: number;
  avg_frame_rate?: string;
  sample_aspect_ratio?: string;
  disposition?: { attached_pic?: number };
  tags?: { rotate?: string };
  side_data_list?: { rotation?: number }[];
}
interface Found {
  streams?: Stream[];
  format?: { duration?: string; bit_rate?: string };
  chapters?: { start_time?: string; tags?: { title?: string } }[];
}

/** A file of this machine, alone: no network, nothing else that it may name, read as what it was taken for. */
export const readOnly = (demuxer: Facts['demuxer'], path: string): string[] => ['-protocol_whitelist', 'file', '-f', demuxer, '-i', path];

const SHOWN =
  'stream=index,codec_type,codec_name,profile,pix_fmt,width,height,avg_frame_rate,sample_aspect_ratio:stream_disposition=attached_pic:' +
  'stream_tags=rotate:stream_side_data=rotation:format=duration,bit_rate:chapter=start_time:chapter_tags=title';

const refuse = (reason: ConstructorParameters<typeof StepFailed>[0], cause?: unknown): never => {
  throw new StepFailed(reason, { isFinal: true, cause });
};

function ratioOf(text: string | undefined, mark: string): number {
  const [over = 0, under = 0] = (text ?? '').split(mark).map(Number);
  return over > 0 && under > 0 ? over / under : 0;
}

const turnOf = ({ tags, side_data_list: sides = [] }: Stream): number =>
  Math.abs(Number(sides.find(({ rotation }) => rotation !== undefined)?.rotation ?? tags?.rotate ?? 0)) % 360;

/** What is copied must play everywhere: plain H.264 that is not turned or stretched, with AAC or no sound. */
function isCopyable(video: Stream, audio: Stream | undefined, bitsPerSecond: number): boolean {
  const isPlain =
    video.codec_name === 'h264' && video.pix_fmt === 'yuv420p' && /^(Constrained )?(Baseline|Main|High)$/.test(video.profile ?? '');
  const isStraight = turnOf(video) === 0 && [0, 1].includes(ratioOf(video.sample_aspect_ratio, ':'));
  const isSmall = Math.min(video.width ?? 0, video.height ?? 0) <= COPIED.height && bitsPerSecond <= COPIED.bitsPerSecond;
  return isPlain && isStraight && isSmall && (!audio || (audio.codec_name === 'aac' && audio.profile === 'LC'));
}

interface ProbeInput {
  programs: Programs;
  /** Folder with the file `source`. */
  folder: string;
  demuxer: Facts['demuxer'];
  signal: AbortSignal;
}

/** How long a file is that does not say it, such as what browsers record: all of its packets are counted. */
async function measured({ programs, folder, demuxer, signal }: ProbeInput): Promise<number> {
  let end = 0;
  const args = [
    '-nostdin',
    '-v',
    'error',
    '-progress',
    'pipe:1',
    '-nostats',
    ...readOnly(demuxer, 'source'),
    '-c',
    'copy',
    '-f',
    'null',
    '-',
  ];
  const onLine = (line: string) => {
    const [, us] = /^out_time_(?:us|ms)=(\d+)$/.exec(line) ?? [];
    if (us) end = Number(us) / 1_000_000;
  };
  await run(programs.ffmpeg, args, { cwd: folder, wallMs: PROBE_MS, signal, onLine });
  return end;
}

/** Looks into a file. @throws StepFailed for what will never be a video */
export async function probe(input: ProbeInput): Promise<Probed> {
  const { programs, folder, demuxer, signal } = input;
  const args = ['-v', 'error', ...readOnly(demuxer, 'source'), '-show_entries', SHOWN, '-of', 'json'];
  const text = await run(programs.ffprobe, args, { cwd: folder, wallMs: PROBE_MS, signal }).catch((error: unknown) => {
    if (error instanceof ProgramFailed && error.why === 'aborted') throw error;
    return refuse('unreadable', error);
  });
  const { streams = [], format = {}, chapters = [] } = JSON.parse(text) as Found;
  if (streams.length > STREAMS) refuse('tooManyStreams');
  const audio = streams.find(({ codec_type: type }) => type === 'audio');
  const video = streams.find((stream) => stream.codec_type === 'video' && stream.disposition?.attached_pic !== 1);
  if (!video) return refuse(audio ? 'audioOnly' : 'noVideo');
  const { width: rawWidth = 0, height: rawHeight = 0 } = video;
  if (rawWidth < 2 || rawHeight < 2) refuse('unreadable');
  if (rawWidth * rawHeight > PIXELS || Math.max(rawWidth, rawHeight) > LONGEST_SIDE) refuse('tooManyPixels');
  const seconds = Number(format.duration) || (await measured(input).catch((error: unknown) => refuse('unreadable', error)));
  if (seconds * 1000 < LEAST_MS) refuse('empty');
  if (seconds > VIDEO_SECONDS) refuse('tooLong');
  const stretched = Math.round(rawWidth * (ratioOf(video.sample_aspect_ratio, ':') || 1));
  const isTurned = [90, 270].includes(turnOf(video));
  const fps = ratioOf(video.avg_frame_rate, '/');
  return {
    demuxer,
    videoIndex: video.index,
    audioIndex: audio?.index ?? null,
    durationMs: Math.round(seconds * 1000),
    width: isTurned ? rawHeight : stretched,
    height: isTurned ? stretched : rawHeight,
    fps: Math.min(fps || 30, MOST_FPS),
    isCopyable: fps <= MOST_FPS && isCopyable(video, audio, Number(format.bit_rate) || COPIED.bitsPerSecond + 1),
    chapters: chapters
      .flatMap(({ start_time: start, tags }) => {
        const title = cutText(keptLine(tags?.title ?? ''), CHAPTERS.characters);
        return title ? [{ at: Math.round(Number(start) * 1000), title }] : [];
      })
      .filter(({ at }) => at >= 0 && at < seconds * 1000)
      .slice(0, CHAPTERS.most),
  };
}
