import { TextField, type TextFieldProps } from '@mortar/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isEmail } from './is-email.ts';

interface Props extends Pick<TextFieldProps, 'value' | 'onValueChange'> {
  /** The form was sent: an address that is missing is wrong from then on. */
  isTried: boolean;
}

/**
 * An e-mail address: empty, as it must be, or wrong with the text of spec §5 once it was left. It is no input of type
 * `email`, because browsers rewrite what is typed there.
 */
export function EmailField({ isTried, value, ...input }: Props) {
  const { formatMessage } = useIntl();
  const [isLeft, setLeft] = useState(false);
  const isGood = isEmail(value.trim());
  const isJudged = isTried || (isLeft && value.trim() !== '');
  return (
    <TextField
      {...input}
      value={value}
      type="text"
      name="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      label={formatMessage({ id: 'auth.email.label' })}
      valid={isGood}
      error={isJudged && !isGood && formatMessage({ id: 'auth.email.invalid' })}
      onBlur={() => setLeft(true)}
    />
  );
}
