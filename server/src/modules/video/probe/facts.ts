import type { Chapter } from '@mortar/protocol/video';

/** What is inside of a file, as far as making a video of it needs. */
export interface Facts {
  /** How it is read, whatever it says of itself. */
  demuxer: 'mov' | 'matroska';
  videoIndex: number;
  /** Null without sound. */
  audioIndex: number | null;
  durationMs: number;
  /** As it is seen: turned, and with square pixels. */
  width: number;
  height: number;
  fps: number;
  /** H.264 with AAC that every browser plays, so its pictures are taken as they are. */
  isCopyable: boolean;
}

export interface Probed extends Facts {
  chapters: Chapter[];
}
