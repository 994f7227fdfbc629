import { FormattedMessage } from 'react-intl';
import styles from './verification.module.css';

/** The link of a mail was followed where nothing is known of what it belongs to: its code helps where that began. */
export function BegunElsewhere() {
  return (
    <p className={styles.text}>
      <FormattedMessage id="auth.verification.elsewhere" />
    </p>
  );
}
