import { Switch as Base } from '@base-ui/react/switch';
import { type ReactNode, useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './toggles.module.css';

export interface SwitchProps {
  label: ReactNode;
  note?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}

/** On or off, at once. */
export function Switch({ label, note, checked, onCheckedChange, disabled, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={classNames(styles.option, className)}>
      <label className={styles.line} data-disabled={disabled || undefined} data-switch>
        <span id={`${id}label`} className={styles.text}>
          {label}
        </span>
        <Base.Root
          checked={checked}
          onCheckedChange={(next) => onCheckedChange(next)}
          disabled={disabled ?? false}
          aria-labelledby={`${id}label`}
          {...(note ? { 'aria-describedby': `${id}note` } : {})}
          className={styles.switch}
        >
          <Base.Thumb className={styles.thumb} />
        </Base.Root>
      </label>
      {note && (
        <div id={`${id}note`} className={styles.note} data-switch>
          {note}
        </div>
      )}
    </div>
  );
}
