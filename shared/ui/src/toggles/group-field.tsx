import { Icon } from '@mortar/ui';
import { type ReactNode, useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './toggles.module.css';

export interface GroupFieldProps {
  /** The question that the group answers. */
  label: string;
  helper?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
}

/** What a group of controls must carry to belong to its label, helper and error. */
interface GroupControl {
  'aria-labelledby': string;
  'aria-describedby'?: string;
}

/** Label, helper and error of several controls that answer one question. */
export function GroupField({
  label,
  helper,
  error,
  className,
  children,
}: GroupFieldProps & { children: (group: GroupControl) => ReactNode }) {
  const id = useId();
  const note = error ?? helper;
  return (
    <div className={classNames(styles.group, className)} data-invalid={error ? true : undefined}>
      <span id={`${id}label`} className={styles.legend}>
        {label}
      </span>
      {children({ 'aria-labelledby': `${id}label`, ...(note ? { 'aria-describedby': `${id}note` } : {}) })}
      <div id={`${id}note`} className={styles.note} aria-live="polite">
        {error && <Icon name="error" size={16} />}
        {note}
      </div>
    </div>
  );
}
