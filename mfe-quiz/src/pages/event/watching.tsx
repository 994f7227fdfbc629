import { loginRequested } from '@mortar/host';
import type { EventMe } from '@mortar/protocol/quiz';
import { Button, Icon } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import styles from './page.module.css';

interface Props {
  /** Null for a visitor. */
  me: EventMe | null;
  hasBegun: boolean;
}

/** Why somebody watches, and what they can do about it: playing needs an account, and to be there when it begins. */
export function Watching({ me, hasBegun }: Props) {
  const ask = useUnit(loginRequested);
  const path = useLocation().pathname;
  return (
    <div className={styles.watching}>
      <p className={styles.note}>
        <Icon name="eye" size={16} />
        <FormattedMessage
          id={!me ? 'quiz.event.watch.visitor' : me.standing === 'out' ? 'quiz.event.watch.out' : 'quiz.event.watch.late'}
        />
      </p>
      {!me && (
        <Button variant={hasBegun ? 'secondary' : 'primary'} onClick={() => ask({ path })}>
          <FormattedMessage id="quiz.event.sign-in" />
        </Button>
      )}
    </div>
  );
}
