import { FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { TextArea } from '@mortar/ui/fields';
import { useUnit } from 'effector-react';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { appealFx } from './model.ts';
import styles from './settings-invites.module.css';

const LEAST = 10;
const MOST = 500;

/** Asks that somebody else looks at a refused invite, once, with what speaks for it. */
export function Appeal({ uid }: { uid: string }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const appeal = useAction(useUnit(appealFx));
  const isShort = reason.trim().length < LEAST;
  if (!isOpen)
    return (
      <Button variant="quiet" className={styles.ask} onClick={() => setOpen(true)}>
        <FormattedMessage id="settings.invites.appeal" />
      </Button>
    );
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isShort) appeal.act({ uid, reason });
  };
  return (
    <form className={styles.appeal} onSubmit={send} noValidate>
      <TextArea
        label={formatMessage({ id: 'settings.invites.appeal.reason' })}
        rows={3}
        value={reason}
        onValueChange={setReason}
        limit={MOST}
        countLabel={(count, limit) => formatMessage({ id: 'settings.invites.appeal.count' }, { count, limit })}
        error={isTried && isShort ? formatMessage({ id: 'settings.invites.appeal.short' }) : null}
      />
      {appeal.failure && <FailureText failure={appeal.failure} />}
      <Button type="submit" loading={appeal.isBusy}>
        <FormattedMessage id="settings.invites.appeal.send" />
      </Button>
    </form>
  );
}
