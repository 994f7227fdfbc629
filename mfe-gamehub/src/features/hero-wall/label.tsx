import { FormattedMessage } from 'react-intl';
import styles from './label.module.css';

/** What a brick is about, in small letters at its top. */
export function Label({ id }: { id: string }) {
  return (
    <span className={styles.label}>
      <FormattedMessage id={id} />
    </span>
  );
}
