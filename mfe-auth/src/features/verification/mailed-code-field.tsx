import { messageOf, type RequestFailure } from '@mortar/client';
import { CodeField } from '@mortar/ui/fields';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { $sendFailure } from '#entities/code-sending';
import { SendStatus } from './send-status.tsx';

interface Props {
  value: string;
  onValueChange: (code: string) => void;
  isBusy?: boolean;
  /** Why the last code was not taken. */
  failure?: RequestFailure | null;
  /** What is said where neither code nor mail failed. */
  error?: string | undefined;
}

/** Boxes for a mailed code, and how its mail stands. Of a failure the server's words are said, else that the code has expired (spec §8). */
export function MailedCodeField({ value, onValueChange, isBusy = false, failure, error }: Props) {
  const { formatMessage } = useIntl();
  const sendFailure = useUnit($sendFailure);
  const refusal = failure ?? sendFailure;
  return (
    <CodeField
      name="code"
      readOnly={isBusy}
      label={formatMessage({ id: 'auth.verification.code' })}
      value={value}
      onValueChange={onValueChange}
      status={<SendStatus />}
      error={refusal ? (messageOf(refusal) ?? formatMessage({ id: 'auth.verification.expired' })) : error}
    />
  );
}
