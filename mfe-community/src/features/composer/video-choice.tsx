import { Icon, IconButton } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChosenVideo } from '#entities/draft';
import styles from './video-choice.module.css';

const WATCHABLE = new Set<ChosenVideo['state']>(['playable', 'ready', 'partial']);

/** The video of a draft; the post waits for one that is still being made. */
export function VideoChoice({ video: { title, coverurl, state }, onRemove }: { video: ChosenVideo; onRemove: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.choice}>
      {coverurl ? (
        <img className={styles.cover} src={coverurl} alt="" width={120} height={68} />
      ) : (
        <span className={styles.cover}>
          <Icon name="video" />
        </span>
      )}
      <div className={styles.words}>
        <span className={styles.title}>{title}</span>
        {!WATCHABLE.has(state) && (
          <span className={styles.note}>
            <FormattedMessage id="community.compose.video.waits" />
          </span>
        )}
      </div>
      <IconButton icon="close" label={formatMessage({ id: 'community.video.remove' }, { name: title })} onClick={onRemove} />
    </div>
  );
}
