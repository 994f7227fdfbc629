import type { Chapter } from '@mortar/protocol/video';

/** What keys do to a video. */
export interface Deeds {
  toggle(): void;
  /** Seconds from here. */
  skip(seconds: number): void;
  seek(seconds: number): void;
  mute(): void;
  fullscreen(): void;
  captions(): void;
}

/** Seconds of an arrow key, and of a frame at the usual 30 per second. */
const SKIP = 5;
const FRAME = 1 / 30;
/** So near behind its beginning "back" means the chapter before. */
const CHAPTER_GRACE = 2;

/** Where the chapter before or behind a moment begins, in seconds. */
export function chapterBeside(chapters: readonly Chapter[], time: number, way: 'before' | 'behind'): number | undefined {
  const starts = chapters.map(({ at }) => at / 1000);
  return way === 'behind'
    ? starts.find((start) => start > time + 0.05)
    : (starts.findLast((start) => start < time - CHAPTER_GRACE) ?? starts[0]);
}

/** Does what a key says. @returns whether it says anything */
export function pressKey(key: string, deeds: Deeds, { chapters, time }: { chapters: readonly Chapter[]; time: number }): boolean {
  const chapter = (way: 'before' | 'behind') => {
    const start = chapterBeside(chapters, time, way);
    if (start !== undefined) deeds.seek(start);
  };
  const keys: Record<string, () => void> = {
    ' ': deeds.toggle,
    k: deeds.toggle,
    ArrowLeft: () => deeds.skip(-SKIP),
    ArrowRight: () => deeds.skip(SKIP),
    '[': () => chapter('before'),
    ']': () => chapter('behind'),
    ',': () => deeds.skip(-FRAME),
    '.': () => deeds.skip(FRAME),
    m: deeds.mute,
    f: deeds.fullscreen,
    c: deeds.captions,
  };
  const deed = keys[key.length === 1 ? key.toLowerCase() : key];
  deed?.();
  return deed !== undefined;
}
