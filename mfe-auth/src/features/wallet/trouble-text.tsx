import { hasCode } from '@mortar/client';
import { FailureText } from '@mortar/remote-kit';
import { Icon } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import type { Trouble } from './attempt.ts';
import styles from './trouble-text.module.css';

/** Why the last try ended; a person who said no is told nothing. */
export function TroubleText({ trouble }: { trouble: Trouble }) {
  if ('failure' in trouble)
    return (
      <>
        <FailureText failure={trouble.failure} />
        {hasCode(trouble.failure, 'signInAgain') && (
          <p className={styles.note}>
            <FormattedMessage id="auth.wallet.sign-in-again" />
          </p>
        )}
      </>
    );
  return (
    <p className={styles.trouble}>
      <Icon name="error" size={16} className={styles.sign} />
      {'said' in trouble ? (
        <bdi>{trouble.said}</bdi>
      ) : (
        <FormattedMessage id={`auth.wallet.${trouble.word}`} values={{ address: trouble.address ?? '' }} />
      )}
    </p>
  );
}
