import { Icon } from '@mortar/ui';
import { useIntl } from 'react-intl';
import styles from './certified-mark.module.css';

/** Beside the name of an account that the site vouches for. */
export function CertifiedMark({ size = 16 }: { size?: 16 | 20 }) {
  const { formatMessage } = useIntl();
  const meaning = formatMessage({ id: 'community.certified' });
  return (
    <span className={styles.mark} title={meaning}>
      <Icon name="success" size={size} label={meaning} />
    </span>
  );
}
