import { FailureText, type Action } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { TextArea } from '@mortar/ui/fields';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './reasoned-act.module.css';

const SHORTEST = 3;
const LONGEST = 500;

interface Props {
  /** What is done, in the words of its button. */
  label: string;
  /** What comes of it. */
  note?: ReactNode;
  action: Action<{ reason: string }, unknown>;
  onCancel: () => void;
  onDone: () => void;
}

/** Does something that needs a reason; what was typed stays until it has arrived. */
export function ReasonedAct({ label, note, action, onCancel, onDone }: Props) {
  const { formatMessage } = useIntl();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const isShort = reason.trim().length < SHORTEST;
    setMissing(isShort);
    if (!isShort) action.act({ reason: reason.trim() }, onDone);
  };
  return (
    <form onSubmit={send} className={styles.form} noValidate>
      {note && <p className={styles.note}>{note}</p>}
      <TextArea
        label={formatMessage({ id: 'quiz.bank.reason' })}
        helper={formatMessage({ id: 'quiz.bank.reason.note' })}
        value={reason}
        onValueChange={setReason}
        limit={LONGEST}
        countLabel={(count, limit) => formatMessage({ id: 'quiz.report.count' }, { count, limit })}
        error={isMissing && formatMessage({ id: 'quiz.bank.reason.missing' })}
      />
      {action.failure && <FailureText failure={action.failure} />}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={action.isBusy}>
          {label}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <FormattedMessage id="quiz.report.cancel" />
        </Button>
      </div>
    </form>
  );
}
