import type { FeedItem } from '@mortar/protocol/community';
import { Popover } from '@mortar/ui/overlay';
import { FormattedMessage } from 'react-intl';
import styles from './why.module.css';

/** Says of a post in the hot list what its place is made of. */
export function Why({ why }: { why: FeedItem['why'] }) {
  const hot = why?.hot;
  if (!hot) return null;
  const { likes, comments, favorites, hours } = hot;
  return (
    <Popover
      trigger={
        <button type="button" className={styles.why}>
          <FormattedMessage id="community.why" />
        </button>
      }
      title={<FormattedMessage id="community.why.title" />}
    >
      <p className={styles.text}>
        <FormattedMessage id="community.why.parts" values={{ likes, comments, favorites, hours: Math.round(hours) }} />
      </p>
      <p className={styles.text}>
        <FormattedMessage id="community.why.rule" />
      </p>
    </Popover>
  );
}
