import { $session } from '@mortar/host';
import { Avatar } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { composeAsked } from '#entities/post';
import styles from './write-row.module.css';

/** Opens the composer; a visitor logs in first. */
export function WriteRow() {
  const { session, compose } = useUnit({ session: $session, compose: composeAsked });
  return (
    <button type="button" className={styles.row} onClick={() => compose({})}>
      {session && <Avatar name={session.username} seed={session.uid} src={session.headimgurl} size={40} decorative />}
      <span>
        <FormattedMessage id={session ? 'community.write' : 'community.write.visitor'} />
      </span>
    </button>
  );
}
