import type { VideoCard } from '@mortar/protocol/video';
import { Icon } from '@mortar/ui';
import { Progress } from '@mortar/ui/data';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './making-note.module.css';

interface Props {
  video: Pick<VideoCard, 'state' | 'reason' | 'renditions'>;
  /** A second try, of its author. */
  retry?: ReactNode;
}

const WORKING = new Set<VideoCard['state']>(['probing', 'queued', 'working', 'playable']);

/** How far a video is made, or why it is not; nothing of one that is ready. */
export function MakingNote({ video: { state, reason, renditions }, retry }: Props) {
  const { formatMessage, locale } = useIntl();
  if (state === 'ready') return null;
  const isWorking = WORKING.has(state);
  return (
    <div className={styles.note} data-state={state} {...(isWorking ? { role: 'status' } : { role: 'alert' })}>
      <p className={styles.words}>
        <Icon name={isWorking ? 'clock' : 'warning'} />
        <span>
          <FormattedMessage id={`community.video.state.${state}`} />
          {reason && (
            <>
              {' '}
              <FormattedMessage id={`community.video.reason.${reason}`} />
            </>
          )}
        </span>
      </p>
      {isWorking && renditions.length > 0 && (
        <ul className={styles.renditions}>
          {renditions.map(({ height, percent }) => (
            <li key={height}>
              <Progress label={`${height}p`} value={percent / 100} locale={locale} tone={percent === 100 ? 'glaze' : 'ember'} />
            </li>
          ))}
        </ul>
      )}
      {state === 'partial' && (
        <p className={styles.small}>
          {formatMessage(
            { id: 'community.video.missing' },
            { heights: renditions.flatMap(({ height, state: made }) => (made === 'failed' ? [`${height}p`] : [])).join(', ') },
          )}
        </p>
      )}
      {retry}
    </div>
  );
}
