import type { Storyboard } from '@mortar/protocol/video';
import { formatClock } from '../../lib/clock.ts';
import styles from './player.module.css';

interface Props {
  /** Seconds. */
  at: number;
  /** Where over the bar, in percent. */
  place: string;
  chapter: string | undefined;
  storyboard: Storyboard | null;
}

/** What is to be seen at a moment, over the bar. */
export function Preview({ at, place, chapter, storyboard }: Props) {
  return (
    <div className={styles.preview} aria-hidden style={{ insetInlineStart: `clamp(88px, ${place}, calc(100% - 88px))` }}>
      {storyboard && <span className={styles.tile} style={tileStyle(storyboard, at)} />}
      {chapter && <span className={styles.previewTitle}>{chapter}</span>}
      <span>{formatClock(at)}</span>
    </div>
  );
}

function tileStyle({ urls, columns, rows, width, height, every }: Storyboard, at: number) {
  const index = Math.floor(at / every);
  const perSheet = columns * rows;
  const sheet = urls[Math.min(urls.length - 1, Math.floor(index / perSheet))];
  const on = index % perSheet;
  return {
    inlineSize: width,
    blockSize: height,
    backgroundImage: `url("${sheet}")`,
    backgroundPosition: `-${(on % columns) * width}px -${Math.floor(on / columns) * height}px`,
  };
}
