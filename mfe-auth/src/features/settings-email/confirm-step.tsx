import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { ConfirmedForm } from '#features/confirmation';
import { maskEmail } from '#entities/email';
import type { OwnAccount } from '#entities/own-account';
import { changeEmailFx } from './model.ts';

interface Props {
  account: OwnAccount;
  /** The proven address. */
  email: string;
  onChanged: () => void;
  onBack: () => void;
}

const TEXTS = { submit: 'settings.email.submit', cancel: 'auth.verification.change', done: 'settings.email.changed' };

/** That it is the owner's wish; then the address is changed. */
export function ConfirmStep({ account, email, onChanged, onBack }: Props) {
  const change = useUnit(changeEmailFx);
  return (
    <ConfirmedForm account={account} texts={TEXTS} run={(evidence) => change({ email, evidence })} onDone={onChanged} onCancel={onBack}>
      <p>
        <FormattedMessage id="settings.email.proven" values={{ email: <bdi lang="en">{maskEmail(email)}</bdi> }} />
      </p>
    </ConfirmedForm>
  );
}
