import { messageOf, type RequestFailure } from '@mortar/client';
import { Button } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import styles from './more.module.css';

interface Props {
  /** Nothing follows. */
  isEnd: boolean;
  isLoading: boolean;
  failure: RequestFailure | null;
  onMore: () => void;
}

/** The foot of a list that comes page by page: more of it, why it did not come, or that it is all. */
export function More({ isEnd, isLoading, failure, onMore }: Props) {
  if (isEnd)
    return (
      <p className={styles.end}>
        <FormattedMessage id="settings.list.end" />
      </p>
    );
  return (
    <div className={styles.more}>
      {failure && (
        <p role="alert" className={styles.failure}>
          {messageOf(failure) ?? <FormattedMessage id="settings.silent" />}
        </p>
      )}
      <Button loading={isLoading} onClick={onMore}>
        <FormattedMessage id={failure ? 'settings.again' : 'settings.list.more'} />
      </Button>
    </div>
  );
}
