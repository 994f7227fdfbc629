import { Button } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import styles from './news-pill.module.css';

interface Props {
  /** How much came that isn't shown yet; nothing is drawn for 0. */
  count: number;
  /** Of its words, which get `count`. */
  messageId: string;
  onPress: () => void;
}

/** What came while somebody looks: it waits here, so that nothing moves until they want it. */
export function NewsPill({ count, messageId, onPress }: Props) {
  return (
    <div className={styles.place} role="status">
      {count > 0 && (
        <Button variant="secondary" className={styles.pill!} onClick={onPress}>
          <FormattedMessage id={messageId} values={{ count }} />
        </Button>
      )}
    </div>
  );
}
