import { $unreadCount } from '@mortar/host';
import { VisuallyHidden } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import styles from './unread-badge.module.css';

/** More than this is not told apart at a glance. */
const MOST = 99;

/** How many messages wait to be read; nothing where none do. */
export function UnreadBadge() {
  const count = useUnit($unreadCount);
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">
        <FormattedNumber value={Math.min(count, MOST)} />
        {count > MOST && '+'}
      </span>
      <VisuallyHidden>
        <FormattedMessage id="shell.unread" values={{ count }} />
      </VisuallyHidden>
    </span>
  );
}
