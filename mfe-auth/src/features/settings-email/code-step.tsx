import { CODE_LENGTH } from '@mortar/protocol';
import { Button } from '@mortar/ui';
import { CodeField } from '@mortar/ui/fields';
import { useUnit } from 'effector-react';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $sendFailure } from '#entities/code-sending';
import { DevMailboxLink, SendStatus, SentTo, useFailureWords } from '#features/verification';
import form from '../../lib/form.module.css';
import { useAction } from '../../lib/use-action.ts';
import { proveAddressFx } from './model.ts';
import styles from './settings-email.module.css';

interface Props {
  email: string;
  onProven: () => void;
  /** Another address is wanted. */
  onBack: () => void;
}

/** The code out of the new address's mail. */
export function CodeStep({ email, onProven, onBack }: Props) {
  const { formatMessage } = useIntl();
  const words = useFailureWords();
  const sendFailure = useUnit($sendFailure);
  const [code, setCode] = useState('');
  const { act, isBusy, failure, forgive } = useAction(useUnit(proveAddressFx));
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (code.length === CODE_LENGTH) act({ email, code }, onProven);
  };
  return (
    <form className={`${form.form} ${styles.code}`} onSubmit={send} noValidate>
      <div>
        <SentTo email={email} />
      </div>
      <CodeField
        name="code"
        readOnly={isBusy}
        label={formatMessage({ id: 'auth.verification.code' })}
        value={code}
        onValueChange={(value) => (setCode(value), forgive())}
        status={<SendStatus />}
        error={words(failure ?? sendFailure)}
      />
      <div className={form.ways}>
        <Button type="submit" disabled={code.length < CODE_LENGTH} loading={isBusy}>
          <FormattedMessage id="auth.verification.ok" />
        </Button>
        <Button variant="quiet" onClick={onBack}>
          <FormattedMessage id="auth.verification.change" />
        </Button>
      </div>
      <DevMailboxLink email={email} />
    </form>
  );
}
