import { Checkbox as Base } from '@base-ui/react/checkbox';
import { Icon } from '@mortar/ui';
import { type ReactNode, useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './toggles.module.css';

export interface CheckboxProps {
  /** What is agreed to or chosen; it may hold a link. */
  label: ReactNode;
  /** A second line. */
  note?: ReactNode;
  error?: ReactNode;
  checked: boolean;
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  required?: boolean;
  name?: string;
  className?: string;
}

/** Yes or no, which counts when the form is sent. What counts at once is a `Switch`. */
export function Checkbox(props: CheckboxProps) {
  const { label, note, error, checked, indeterminate, onCheckedChange, disabled, required, name, className } = props;
  const id = useId();
  const said = error ?? note;
  return (
    <div className={classNames(styles.option, className)} data-invalid={error ? true : undefined}>
      <label className={styles.line} data-disabled={disabled || undefined}>
        <Base.Root
          checked={checked}
          indeterminate={indeterminate ?? false}
          onCheckedChange={(next) => onCheckedChange(next)}
          disabled={disabled ?? false}
          required={required ?? false}
          {...(name ? { name } : {})}
          aria-labelledby={`${id}label`}
          {...(said ? { 'aria-describedby': `${id}note` } : {})}
          aria-invalid={error ? true : undefined}
          className={styles.box}
        >
          <Base.Indicator className={styles.tick} render={<Icon name={indeterminate ? 'minus' : 'check'} size={16} />} />
        </Base.Root>
        <span id={`${id}label`} className={styles.text}>
          {label}
        </span>
      </label>
      {said && (
        <div id={`${id}note`} className={styles.note}>
          {error && <Icon name="error" size={16} />}
          {said}
        </div>
      )}
    </div>
  );
}
