import type { Conversation } from '@mortar/protocol/messaging';
import { FormattedDate, FormattedMessage } from 'react-intl';
import styles from './composer.module.css';

const YEAR_3000 = 32_503_680_000_000;
const isForGood = (until: string) => Date.parse(until) > YEAR_3000;

/** In the place of the composer: why somebody cannot write, by the channel's rules or by a ban. */
export function NoWriting({ conversation: { mayWrite, mutedUntil } }: { conversation: Conversation }) {
  return (
    <p className={styles.muted} role="note">
      {mayWrite === false || mutedUntil === null ? (
        <FormattedMessage id="im.composer.admins" />
      ) : (
        <FormattedMessage
          id="im.composer.muted"
          values={{
            time: <FormattedDate value={mutedUntil} dateStyle="medium" timeStyle="short" />,
            isForGood: String(isForGood(mutedUntil)),
          }}
        />
      )}
    </p>
  );
}
