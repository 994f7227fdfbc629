import { FormattedMessage } from 'react-intl';
import { formatClock } from '../../lib/clock.ts';
import styles from './player.module.css';
import type { Line } from './use-captions.ts';

interface Props {
  lines: readonly Line[];
  lang: string;
  time: number;
  onSeek: (seconds: number) => void;
}

/** Everything that is said; a line leads to its moment. */
export function Transcript({ lines, lang, time, onSeek }: Props) {
  const now = lines.findLastIndex(({ start }) => start <= time + 0.01);
  return (
    <details className={styles.transcript}>
      <summary className={styles.summary}>
        <FormattedMessage id="community.player.transcript" />
      </summary>
      <ol lang={lang} className={styles.lines}>
        {lines.map(({ start, text }, index) => (
          <li key={start}>
            <button type="button" className={styles.line} aria-current={index === now || undefined} onClick={() => onSeek(start)}>
              <span className={styles.at}>{formatClock(start)}</span>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
