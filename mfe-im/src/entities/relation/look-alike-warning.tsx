import { Icon } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import styles from './look-alike-warning.module.css';

/** Warns of a stranger whose name can be taken for that of somebody the person knows; nothing without one. */
export function LookAlikeWarning({ of }: { of: string | null | undefined }) {
  if (!of) return null;
  return (
    <p className={styles.warning}>
      <Icon name="warning" size={16} className={styles.icon} />
      <span>
        <FormattedMessage id="im.person.looks-like" values={{ name: <bdi>{of}</bdi> }} />
      </span>
    </p>
  );
}
