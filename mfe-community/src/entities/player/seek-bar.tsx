import type { Chapter, Storyboard } from '@mortar/protocol/video';
import { useState, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { formatClock } from '../../lib/clock.ts';
import { Preview } from './preview.tsx';
import styles from './player.module.css';

interface Props {
  time: number;
  duration: number;
  buffered: number;
  chapters: readonly Chapter[];
  /** Moments that something is said about, ms. */
  marks: readonly number[];
  storyboard: Storyboard | null;
  onSeek: (seconds: number) => void;
}

/** The chapter of a moment. */
export const chapterAt = (chapters: readonly Chapter[], seconds: number): Chapter | undefined =>
  chapters.findLast(({ at }) => at / 1000 <= seconds + 0.01);

/** The bar of a player: what was seen, what is there, where chapters begin, and a picture of where the pointer is. */
export function SeekBar({ time, duration, buffered, chapters, marks, storyboard, onSeek }: Props) {
  const { formatMessage } = useIntl();
  const [hovered, setHovered] = useState<number | null>(null);
  const share = (seconds: number) => (duration > 0 ? `${(100 * Math.min(seconds, duration)) / duration}%` : '0%');
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setHovered(Math.min(1, Math.max(0, (clientX - left) / width)) * duration);
  };
  const said = formatMessage(
    { id: 'community.player.at' },
    { time: formatClock(time), duration: formatClock(duration), chapter: chapterAt(chapters, time)?.title ?? 'none' },
  );
  return (
    <div className={styles.seek} onPointerMove={point} onPointerLeave={() => setHovered(null)}>
      <div className={styles.track} aria-hidden>
        <span className={styles.buffered} style={{ inlineSize: share(buffered) }} />
        <span className={styles.seen} style={{ inlineSize: share(time) }} />
        {chapters.map(
          ({ at }) =>
            at > 0 && at / 1000 < duration && <i key={at} className={styles.joint} style={{ insetInlineStart: share(at / 1000) }} />,
        )}
        {marks.map(
          (at, index) => at / 1000 < duration && <i key={index} className={styles.said} style={{ insetInlineStart: share(at / 1000) }} />,
        )}
      </div>
      <input
        className={styles.range}
        type="range"
        min={0}
        max={duration || 1}
        step="any"
        value={Math.min(time, duration || 1)}
        disabled={duration === 0}
        aria-label={formatMessage({ id: 'community.player.seek' })}
        aria-valuetext={said}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
      {hovered !== null && duration > 0 && (
        <Preview at={hovered} place={share(hovered)} chapter={chapterAt(chapters, hovered)?.title} storyboard={storyboard} />
      )}
    </div>
  );
}
