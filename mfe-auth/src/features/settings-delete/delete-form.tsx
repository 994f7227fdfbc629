import { signedOut } from '@mortar/host';
import { Checkbox } from '@mortar/ui/toggles';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { ConfirmedForm } from '#features/confirmation';
import type { OwnAccount } from '#entities/own-account';
import { Losses } from './losses.tsx';
import { deleteAccountFx } from './model.ts';

interface Props {
  account: OwnAccount;
  onCancel: () => void;
}

const TEXTS = { submit: 'settings.delete.submit', cancel: 'settings.delete.keep', done: 'settings.delete.done' };

/** What is lost, that it was read, a confirmation; then there is no account any more. */
export function DeleteForm({ account, onCancel }: Props) {
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
