import { signedOut, Slot } from '@mortar/host';
import { deleteAccount } from '@mortar/protocol/identity';
import { createTask } from '@mortar/remote-kit';
import { Skeleton } from '@mortar/ui';
import { Checkbox } from '@mortar/ui/toggles';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { OwnAccount } from '#entities/own-account';
import { ConfirmedForm, ConfirmedPanel, confirmationFields, type Evidence } from '#entities/confirmation';
import styles from './settings-delete.module.css';

/** Deletes the account at once and for good. Whoever calls it leads on, and tells the host that the session is over. */
const deleteAccountFx = createTask(async (evidence: Evidence, { call }) => call(deleteAccount, await confirmationFields(evidence)));

/** The end of the account. */
export function DeleteSettings() {
  return (
    <ConfirmedPanel texts="settings.delete" button={{ variant: 'danger-outline' }}>
      {(account, close) => <DeleteForm account={account} onCancel={close} />}
    </ConfirmedPanel>
  );
}

interface Props {
  account: OwnAccount;
  onCancel: () => void;
}

const TEXTS = { submit: 'settings.delete.submit', cancel: 'settings.delete.keep', done: 'settings.delete.done' };

/** What is lost, that it was read, a confirmation; then there is no account any more. */
function DeleteForm({ account, onCancel }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { remove, end } = useUnit({ remove: deleteAccountFx, end: signedOut });
  const [isRead, setRead] = useState(false);
  const [isTried, setTried] = useState(false);
  const judge = () => {
    setTried(true);
    return isRead;
  };
  const leave = () => {
    end();
    void navigate('/', { replace: true });
  };
  return (
    <ConfirmedForm
      account={account}
      texts={TEXTS}
      button={{ variant: 'danger' }}
      onTry={judge}
      run={remove}
      onDone={leave}
      onCancel={onCancel}
    >
      <Losses />
      <Checkbox
        label={formatMessage({ id: 'settings.delete.read' })}
        checked={isRead}
        onCheckedChange={setRead}
        error={isTried && !isRead ? formatMessage({ id: 'settings.delete.unread' }) : undefined}
      />
    </ConfirmedForm>
  );
}

/** What this remote knows of; other remotes add what they have of the person. */
const THINGS = { lost: ['profile', 'entry', 'invites'], kept: ['address'] };

/** What is lost by a deletion, and what stays without a name. It takes the focus: the button that opened it is gone. */
function Losses() {
  return (
    <>
      <Things of="lost" isFirst />
      <Things of="kept" />
    </>
  );
}

const focusAtOnce = (heading: HTMLElement | null) => heading?.focus();

function Things({ of, isFirst }: { of: keyof typeof THINGS; isFirst?: boolean }) {
  return (
    <div className={styles.things}>
      <h3 className={styles.heading} {...(isFirst && { tabIndex: -1, ref: focusAtOnce })}>
        <FormattedMessage id={`settings.delete.${of}`} />
      </h3>
      <div className={styles.lists}>
        <ul className={styles.list}>
          {THINGS[of].map((id) => (
            <li key={id}>
              <FormattedMessage id={`settings.delete.${of}.${id}`} />
            </li>
          ))}
        </ul>
        <Slot name="auth.deletion" props={{ of, className: styles.list! }} fallback={<Skeleton shape="text" />} />
      </div>
    </div>
  );
}
