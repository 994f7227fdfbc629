import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import styles from './field.module.css';

/** What the control must carry to look like one and to belong to its label, helper and error. */
export interface FieldControl {
  id: string;
  className: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps {
  /** Always there: a placeholder is no label. */
  label: string;
  /** Said before anything went wrong. */
  helper?: ReactNode;
  /** What is wrong and what to do; takes the helper's place. */
  error?: ReactNode;
  children: (control: FieldControl) => ReactNode;
  className?: string;
}

/** Label, control, helper and error of one input. */
export function Field({ label, helper, error, children, className }: FieldProps) {
  const id = useId();
  const noteId = `${id}note`;
  const note = error ?? helper;
  return (
    <div className={classNames(styles.field, className)} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control ?? '',
        ...(note ? { 'aria-describedby': noteId } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      <div id={noteId} className={styles.note} aria-live="polite">
        {error && <Icon name="error" size={16} className={styles.icon} />}
        {note}
      </div>
    </div>
  );
}
