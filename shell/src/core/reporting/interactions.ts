import { areaOf, areaOfScript, nameOf, type Area } from './areas.ts';

/** What a browser tells of an event of an interaction (Event Timing API). */
export interface EventTiming {
  startTime: number;
  duration: number;
  interactionId?: number;
  target?: Node | null;
}

/** What Chromium tells of a frame that took long (Long Animation Frames API). */
export interface LongFrame {
  startTime: number;
  duration: number;
  scripts: readonly { duration: number; sourceURL: string }[];
}

/** Frames are asked for while the events that they hold up are told. */
const KEPT_FRAMES = 50;
/** Of so many interactions one is left out, as the slowest of a long visit is chance (web.dev/articles/inp). */
const PER_OUTLIER = 50;

const overlaps = (frame: LongFrame, { startTime, duration }: EventTiming) =>
  frame.startTime < startTime + duration && startTime < frame.startTime + frame.duration;

/** Finds the slowest interactions of each area. */
export function createInteractions() {
  const frames: LongFrame[] = [];
  /** Longest event of each interaction. */
  const longest = new Map<number, { area: Area | undefined; duration: number }>();

  /** Whose script kept the browser busy longest meanwhile; where it does not say so, whose element was touched. */
  function areaOfEvent(event: EventTiming): Area | undefined {
    const scripts = frames.filter((frame) => overlaps(frame, event)).flatMap((frame) => frame.scripts);
    const [slowest] = [...scripts].sort((one, other) => other.duration - one.duration);
    return (slowest && areaOfScript(slowest.sourceURL)) ?? areaOf(event.target);
  }

  return {
    takeFrame(frame: LongFrame): void {
      frames.push(frame);
      if (frames.length > KEPT_FRAMES) frames.shift();
    },

    takeEvent(event: EventTiming): void {
      if (!event.interactionId) return;
      const known = longest.get(event.interactionId);
      if (known && known.duration >= event.duration) return;
      longest.set(event.interactionId, { area: known?.area ?? areaOfEvent(event), duration: event.duration });
    },

    /** Interaction to Next Paint of each area that answered one, ms; the page's own parts have none. */
    slowest(): { area: Area | undefined; value: number }[] {
      const byArea = new Map<string, { area: Area | undefined; durations: number[] }>();
      for (const { area, duration } of longest.values()) {
        const name = area ? nameOf(area) : '';
        const known = byArea.get(name) ?? { area, durations: [] };
        byArea.set(name, { area, durations: [...known.durations, duration] });
      }
      return [...byArea.values()].map(({ area, durations }) => {
        const sorted = durations.sort((one, other) => other - one);
        return { area, value: sorted[Math.min(sorted.length - 1, Math.floor(sorted.length / PER_OUTLIER))]! };
      });
    },
  };
}
