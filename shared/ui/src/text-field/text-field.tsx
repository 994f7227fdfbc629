import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { classNames } from '../lib/class-names.ts';
import { Field } from './field.tsx';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'size'> {
  label: string;
  helper?: ReactNode;
  error?: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
  /** Name of a button that empties the field; without it there is none. */
  clearLabel?: string;
}

/** One line of text. Spaces around it go when the field is left; passwords keep theirs. */
export function TextField({ label, helper, error, value, onValueChange, clearLabel, className, ...input }: TextFieldProps) {
  const trim = () => {
    if (input.type !== 'password' && value !== value.trim()) onValueChange(value.trim());
  };
  const isClearable = clearLabel !== undefined && value !== '';
  return (
    <Field label={label} helper={helper} error={error} className={className}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...input}
            {...control}
            className={classNames(control.className, isClearable && styles.clearable)}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            onBlur={(event) => (trim(), input.onBlur?.(event))}
            onKeyDown={(event) => (holdWhileComposing(event), input.onKeyDown?.(event))}
          />
          {isClearable && (
            <IconButton icon="close" label={clearLabel} className={styles.clear} onClick={() => clear(control.id, onValueChange)} />
          )}
        </div>
      )}
    </Field>
  );
}

/** Enter that picks a character of an input method sends nothing; 229 is how Safari says it. */
function holdWhileComposing(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
}

function clear(id: string, onValueChange: (value: string) => void): void {
  onValueChange('');
  document.getElementById(id)?.focus();
}
