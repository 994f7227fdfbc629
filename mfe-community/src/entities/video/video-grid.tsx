import type { VideoCard } from '@mortar/protocol/video';
import { Since } from '@mortar/remote-kit';
import { Icon } from '@mortar/ui';
import { LazyImage } from '@mortar/ui/media';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { formatClock } from '../../lib/clock.ts';
import styles from './video-grid.module.css';

interface Props {
  videos: readonly VideoCard[];
  headingLevel?: 2 | 3;
  /** So many covers are fetched at once. */
  eager?: number;
}

/** Videos as cards: cover, length, title, author, and what is being done where one is not ready. */
export function VideoGrid({ videos, headingLevel = 2, eager = 0 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.grid}>
      {videos.map(({ videoid, title, coverurl, durationMs, author, at, state }, place) => (
        <li key={videoid} className={styles.card}>
          <div className={styles.cover}>
            {coverurl ? (
              <LazyImage eager={place < eager} className={styles.picture!} src={coverurl} alt="" width={300} height={169} />
            ) : (
              <span className={styles.blank}>
                <Icon name="video" size={32} />
              </span>
            )}
            {durationMs > 0 && <span className={styles.length}>{formatClock(durationMs / 1000)}</span>}
          </div>
          <Heading className={styles.title}>
            <Link className={styles.link} to={`/video/${videoid}`}>
              {title}
            </Link>
          </Heading>
          <p className={styles.meta}>
            {author.username} · <Since at={at} />
          </p>
          {state !== 'ready' && (
            <p className={styles.state} data-state={state}>
              <FormattedMessage id={`community.video.short.${state}`} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
