import { Icon } from '@mortar/ui';
import { useIntl } from 'react-intl';
import styles from './warnings.module.css';

/** An operator says that a collection is whose it claims to be. */
export function VerifiedMark() {
  const { formatMessage } = useIntl();
  return <Icon name="success" size={18} className={styles.verified} label={formatMessage({ id: 'market.verified' })} />;
}
