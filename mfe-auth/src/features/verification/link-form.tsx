import type { RequestFailure } from '@mortar/client';
import { FailureText } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import form from '../../lib/form.module.css';
import styles from './verification.module.css';

interface Props {
  isBusy: boolean;
  failure: RequestFailure | null;
  onConfirm: () => void;
  /** A code is preferred to the link. */
  onCodeChosen: () => void;
}

/** A link of a mail was followed. Opening it did nothing; a press confirms the address. */
export function LinkForm({ isBusy, failure, onConfirm, onCodeChosen }: Props) {
  return (
    <div className={form.form}>
      <p className={styles.text}>
        <FormattedMessage id="auth.verification.confirm-note" />
      </p>
      {failure && <FailureText failure={failure} />}
      <Button variant="primary" size="large" stretch loading={isBusy} onClick={onConfirm}>
        <FormattedMessage id="auth.verification.confirm" />
      </Button>
      <Button variant="quiet" className={styles.centred} onClick={onCodeChosen}>
        <FormattedMessage id="auth.verification.type-code" />
      </Button>
    </div>
  );
}
