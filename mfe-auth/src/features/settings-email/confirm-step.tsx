import { toastShown } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Confirmation, isEvidenceWhole, noEvidence } from '#features/confirmation';
import { maskEmail } from '#entities/email';
import type { OwnAccount } from '#entities/own-account';
import { FailureText } from '../../lib/failure-text.tsx';
import { focusField } from '../../lib/focus-field.ts';
import form from '../../lib/form.module.css';
import { useAction } from '../../lib/use-action.ts';
import { changeEmailFx } from './model.ts';
import styles from './settings-email.module.css';

interface Props {
  account: OwnAccount;
  /** The proven address. */
  email: string;
  onChanged: () => void;
  onBack: () => void;
}

/** That it is the owner's wish; then the address is changed. */
export function ConfirmStep({ account, email, onChanged, onBack }: Props) {
  const { formatMessage } = useIntl();
  const toast = useUnit(toastShown);
  const { act, isBusy, failure, forgive } = useAction(useUnit(changeEmailFx));
  const [evidence, setEvidence] = useState(() => noEvidence(account));
  const [isTried, setTried] = useState(false);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isEvidenceWhole(evidence)) return focusField(event.currentTarget, evidence.way);
    act({ email, evidence }, () => {
      toast({ type: 'success', text: formatMessage({ id: 'settings.email.changed' }) });
      onChanged();
    });
  };
  return (
    <form className={form.form} onSubmit={send} noValidate>
      <p>
        <FormattedMessage id="settings.email.proven" values={{ email: <bdi lang="en">{maskEmail(email)}</bdi> }} />
      </p>
      <Confirmation
        account={account}
        purpose="verify"
        value={evidence}
        onValueChange={(value) => (setEvidence(value), forgive())}
        isTried={isTried}
      />
      {failure && <FailureText failure={failure} />}
      <div className={styles.ways}>
        <Button type="submit" loading={isBusy}>
          <FormattedMessage id="settings.email.submit" />
        </Button>
        <Button variant="quiet" onClick={onBack}>
          <FormattedMessage id="auth.verification.change" />
        </Button>
      </div>
    </form>
  );
}
