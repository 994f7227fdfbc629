import { hasCode, isServerSilent } from '@mortar/client';
import { $isOnline } from '@mortar/host';
import { FailureText } from '@mortar/remote-kit';
import { Button, Icon } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { $failure, $surprise } from '#entities/run';
import styles from './trouble.module.css';

interface Props {
  /** Sends what could not be sent once more; the same answer counts once. */
  onAgain?: (() => void) | undefined;
  /** It is looked where the run stands, or something is on its way: nothing is sent beside it. */
  isBusy?: boolean;
}

/** What went wrong, in one sentence, and what to do. Nothing that was chosen is lost. */
export function Trouble({ onAgain, isBusy = false }: Props) {
  const { failure, surprise, isOnline } = useUnit({ failure: $failure, surprise: $surprise, isOnline: $isOnline });
  if (surprise) {
    return (
      <p role="alert" className={styles.note}>
        <Icon name="info" size={20} />
        <FormattedMessage id={`quiz.surprise.${surprise}`} />
      </p>
    );
  }
  if (!failure || hasCode(failure, 'wrongState')) return null;
  return (
    <div className={styles.failure}>
      <FailureText failure={failure}>
        {isServerSilent(failure) ? <FormattedMessage id={isOnline ? 'quiz.trouble.silent' : 'quiz.trouble.offline'} /> : undefined}
      </FailureText>
      {onAgain && (
        <Button icon="retry" loading={isBusy} onClick={onAgain}>
          <FormattedMessage id="quiz.trouble.send" />
        </Button>
      )}
    </div>
  );
}
