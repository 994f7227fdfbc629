import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { classNames } from '../lib/class-names.ts';
import { holdWhileComposing } from './composing.ts';
import { Field } from './field.tsx';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'size'> {
  label: string;
  helper?: ReactNode;
  error?: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
  /** What was written is as it must be: a mark says so. An error wins over it. */
  valid?: boolean;
  /** Name of a button that empties the field; without it there is none. */
  clearLabel?: string;
}

/** One line of text. Spaces around it go when the field is left; passwords keep theirs. */
export function TextField({ label, helper, error, value, onValueChange, valid, clearLabel, className, ...input }: TextFieldProps) {
  const trim = () => {
    if (input.type !== 'password' && value !== value.trim()) onValueChange(value.trim());
  };
  const isClearable = clearLabel !== undefined && value !== '';
  const isGood = valid && !error && !isClearable;
  return (
    <Field label={label} helper={helper} error={error} className={className}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...input}
            {...control}
            className={classNames(control.className, (isClearable || isGood) && styles.clearable)}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            onBlur={(event) => (trim(), input.onBlur?.(event))}
            onKeyDown={(event) => (holdWhileComposing(event), input.onKeyDown?.(event))}
          />
          {isGood && <Icon name="success" className={styles.good} />}
          {isClearable && (
            <IconButton icon="close" label={clearLabel} className={styles.clear} onClick={() => clear(control.id, onValueChange)} />
          )}
        </div>
      )}
    </Field>
  );
}

function clear(id: string, onValueChange: (value: string) => void): void {
  onValueChange('');
  document.getElementById(id)?.focus();
}
