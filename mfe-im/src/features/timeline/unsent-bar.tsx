import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { discardAsked, resendAsked } from '#entities/outbox';
import type { SeenMessage } from './seen-item.ts';
import styles from './message.module.css';

/** Under a message that does not go out by itself: why, and what its writer can do. */
export function UnsentBar({ message: { clientId, refusal, state } }: { message: SeenMessage }) {
  const { resend, discard } = useUnit({ resend: resendAsked, discard: discardAsked });
  return (
    <div className={styles.unsent} role="alert">
      <p>{refusal ?? <FormattedMessage id={state === 'old' ? 'im.message.old' : 'im.message.refused'} />}</p>
      <Button icon="retry" onClick={() => resend(clientId)}>
        <FormattedMessage id="im.message.resend" />
      </Button>
      <Button variant="quiet" onClick={() => discard(clientId)}>
        <FormattedMessage id="im.message.discard" />
      </Button>
    </div>
  );
}
