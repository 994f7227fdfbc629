import {
  STORYBOARD_SECONDS,
  type Caption,
  type CaptionLanguage,
  type Video,
  type VideoCard,
  type VideoState,
} from '@mortar/protocol/video';
import type { PublicPerson } from '../../identity/index.ts';
import { BOARD } from '../limits.ts';
import type { CaptionRow, RenditionRow, VideoRow } from './repository.ts';
import { describedChapters } from '../chapters/described.ts';

/** What a video is doing, as everybody is told it. */
export function stateOf({ work, reason, isWatchable }: VideoRow, made: readonly RenditionRow[]): VideoState {
  if (work === 'rejected') return 'rejected';
  if (work === 'done') {
    const ready = made.filter(({ state }) => state === 'ready').length;
    if (ready === 0) return 'failed';
    return ready === made.length ? 'ready' : 'partial';
  }
  if (isWatchable) return 'playable';
  return reason === 'noTranscoder' ? 'queued' : work;
}

/** For whom it is; what moderators hid is for its author alone. */
export const audienceOf = ({ audience, judged }: Pick<VideoRow, 'audience' | 'judged'>): VideoRow['audience'] =>
  judged === null ? audience : 'self';

export const progressOf = (made: readonly RenditionRow[]) => made.map(({ height, state, percent }) => ({ height, state, percent }));

/** Who looks, and from where files come. */
interface View {
  viewerId: number | undefined;
  author: PublicPerson;
  base: string;
}

export function cardOf(row: VideoRow, made: readonly RenditionRow[], { viewerId, author, base }: View): VideoCard {
  const cover = row.coverFolder ? `${base}/${row.coverFolder}` : '';
  const { uid, username, headimgurl } = author;
  return {
    videoid: row.id,
    title: row.title,
    author: { uid, username, headimgurl },
    state: stateOf(row, made),
    reason: row.reason,
    audience: row.audience,
    durationMs: row.facts?.durationMs ?? 0,
    width: row.facts?.width ?? 0,
    height: row.facts?.height ?? 0,
    coverurl: cover && `${cover}/cover.jpg`,
    posterurl: cover && `${cover}/poster.jpg`,
    // Told apart by how much is ready: what reads it again sees the new qualities.
    playurl: row.isWatchable ? `${base}/master.m3u8` : '',
    renditions: progressOf(made),
    isOwn: row.userId === viewerId,
    at: row.createdAt.toISOString(),
  };
}

/** Chapters by hand, else those of the description, else those of the file. */
function chaptersOf({ chapters, fileChapters, description }: VideoRow): Video['chapters'] {
  if (chapters.length > 0) return chapters;
  const described = describedChapters(description);
  return described.length > 0 ? described : fileChapters;
}

export function videoOf(row: VideoRow, made: readonly RenditionRow[], said: readonly CaptionRow[], view: View): Video {
  const { board } = row;
  return {
    ...cardOf(row, made, view),
    description: row.description,
    chapters: chaptersOf(row),
    captions: said.map(({ lang, rev }): Caption => ({ lang: lang as CaptionLanguage, url: `${view.base}/captions/${lang}-${rev}.vtt` })),
    storyboard: board && {
      urls: board.sheets.map((name) => `${view.base}/${board.folder}/${name}`),
      columns: BOARD.columns,
      rows: BOARD.rows,
      width: board.width,
      height: board.height,
      every: STORYBOARD_SECONDS,
    },
  };
}
