import type { Chapter } from '@mortar/protocol/video';
import { FormattedMessage } from 'react-intl';
import { formatClock } from '../../lib/clock.ts';
import styles from './page.module.css';

/** The chapters of a video; each one leads there where the video can be watched. */
export function Chapters({ of, onChoose }: { of: readonly Chapter[]; onChoose: ((seconds: number) => void) | undefined }) {
  if (of.length === 0) return null;
  return (
    <section aria-labelledby="chapters">
      <h2 id="chapters" className={styles.heading}>
        <FormattedMessage id="community.video.chapters" />
      </h2>
      <ol className={styles.chapters}>
        {of.map(({ at, title }) => (
          <li key={at}>
            <button type="button" className={styles.chapter} disabled={!onChoose} onClick={() => onChoose?.(at / 1000)}>
              <span className={styles.at}>{formatClock(at / 1000)}</span>
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
