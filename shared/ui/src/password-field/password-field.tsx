import { Field, IconButton } from '@mortar/ui';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { holdWhileComposing } from '../text-field/composing.ts';
import styles from './password-field.module.css';
import { type PasswordRule, Rules } from './rules.tsx';

type Own = 'value' | 'defaultValue' | 'onChange' | 'children' | 'size' | 'type' | 'autoComplete';

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, Own> {
  label: string;
  helper?: ReactNode;
  error?: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
  /** What a password manager should do: fill in the one it has, or offer a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** Name of the button that shows the letters, and of the same button while they show. */
  showLabel: string;
  hideLabel: string;
  /** What a password must have, each marked as soon as it has it. */
  rules?: readonly PasswordRule[];
}

/** A password that can be looked at. Nothing of it is changed: spaces and signs of any language stay. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, helper, error, value, onValueChange, showLabel, hideLabel, rules, className, ...input } = props;
  const [isShown, setShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const turn = () => {
    setShown(!isShown);
    field.current?.focus();
  };
  return (
    <div className={classNames(styles.whole, className)}>
      <Field label={label} helper={helper} error={error}>
        {(control) => (
          <div className={styles.box}>
            <input
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...input}
              {...control}
              ref={field}
              className={classNames(control.className, styles.input)}
              type={isShown ? 'text' : 'password'}
              value={value}
              onChange={(event) => onValueChange(event.target.value)}
              onKeyDown={(event) => (holdWhileComposing(event), input.onKeyDown?.(event))}
            />
            <IconButton icon={isShown ? 'eye-off' : 'eye'} label={isShown ? hideLabel : showLabel} className={styles.turn} onClick={turn} />
          </div>
        )}
      </Field>
      {rules && <Rules rules={rules} />}
    </div>
  );
}
