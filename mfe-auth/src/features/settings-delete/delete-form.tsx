import { signedOut, toastShown } from '@mortar/host';
import { Button } from '@mortar/ui';
import { Checkbox } from '@mortar/ui/toggles';
import { useUnit } from 'effector-react';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { Confirmation, isEvidenceWhole, noEvidence } from '#features/confirmation';
import type { OwnAccount } from '#entities/own-account';
import { FailureText } from '../../lib/failure-text.tsx';
import { focusField } from '../../lib/focus-field.ts';
import form from '../../lib/form.module.css';
import { useAction } from '../../lib/use-action.ts';
import { Losses } from './losses.tsx';
import { deleteAccountFx } from './model.ts';
import styles from './settings-delete.module.css';

interface Props {
  account: OwnAccount;
  onCancel: () => void;
}

/** What is lost, that it was read, a confirmation; then there is no account any more. */
export function DeleteForm({ account, onCancel }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { toast, end } = useUnit({ toast: toastShown, end: signedOut });
  const { act, isBusy, failure, forgive } = useAction(useUnit(deleteAccountFx));
  const [evidence, setEvidence] = useState(() => noEvidence(account));
  const [isRead, setRead] = useState(false);
  const [isTried, setTried] = useState(false);
  const leave = async () => {
    toast({ type: 'success', text: formatMessage({ id: 'settings.delete.done' }) });
    end();
    await navigate('/', { replace: true });
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isEvidenceWhole(evidence)) return focusField(event.currentTarget, evidence.way);
    if (isRead) act(evidence, () => void leave());
  };
  return (
    <form className={form.form} onSubmit={send} noValidate>
      <Losses />
      <Checkbox
        label={formatMessage({ id: 'settings.delete.read' })}
        checked={isRead}
        onCheckedChange={setRead}
        error={isTried && !isRead ? formatMessage({ id: 'settings.delete.unread' }) : undefined}
      />
      <Confirmation
        account={account}
        purpose="verify"
        value={evidence}
        onValueChange={(value) => (setEvidence(value), forgive())}
        isTried={isTried}
      />
      {failure && <FailureText failure={failure} />}
      <div className={styles.ways}>
        <Button type="submit" variant="danger" loading={isBusy}>
          <FormattedMessage id="settings.delete.submit" />
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <FormattedMessage id="settings.delete.keep" />
        </Button>
      </div>
    </form>
  );
}
