import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { FailureText } from '../../lib/failure-text.tsx';
import form from '../../lib/form.module.css';
import { $failure, $isBusy, codeChosen, linkConfirmed } from './model.ts';
import styles from './verification.module.css';

interface Props {
  /** The secret of the link has been taken up: the address may drop it. */
  onTaken: () => void;
}

/** A link of a mail was followed. Opening it did nothing; a press confirms the address. */
export function LinkStep({ onTaken }: Props) {
  const { failure, isBusy, confirm, chooseCode } = useUnit({
    failure: $failure,
    isBusy: $isBusy,
    confirm: linkConfirmed,
    chooseCode: codeChosen,
  });
  const leaving = (act: () => void) => () => {
    act();
    onTaken();
  };
  return (
    <div className={form.form}>
      <p className={styles.text}>
        <FormattedMessage id="auth.verification.confirm-note" />
      </p>
      {failure && <FailureText failure={failure} />}
      <Button variant="primary" size="large" stretch loading={isBusy} onClick={leaving(confirm)}>
        <FormattedMessage id="auth.verification.confirm" />
      </Button>
      <Button variant="quiet" className={styles.centred} onClick={leaving(chooseCode)}>
        <FormattedMessage id="auth.verification.type-code" />
      </Button>
    </div>
  );
}
