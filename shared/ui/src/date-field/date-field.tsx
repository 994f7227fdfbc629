import { Field } from '@mortar/ui';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './date-field.module.css';
import { spellOut } from './spell-out.ts';

export interface DateFieldProps {
  label: string;
  helper?: ReactNode;
  error?: ReactNode;
  /** A day of the calendar, or a day with its minute, of no time zone: `2026-03-05`, `2026-03-05T21:04`. Empty: null. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** Language that the day is spelled out in. The field itself is the browser's and follows the browser's language. */
  locale: string;
  /** With the minute. */
  withTime?: boolean;
  min?: string;
  max?: string;
  /** In which time zone the minute is meant, in words; shown after the spelled-out day. */
  zoneLabel?: string;
  disabled?: boolean;
  required?: boolean;
  name?: string;
  className?: string;
}

/** A day, in the browser's own calendar, spelled out below so that nobody takes the day for the month. */
export function DateField(props: DateFieldProps) {
  const { label, helper, error, value, onValueChange, locale, withTime, zoneLabel, className, ...input } = props;
  const spelled = value === null ? null : [spellOut(value, locale), zoneLabel].filter(Boolean).join(' ');
  return (
    <Field label={label} helper={spelled ?? helper} error={error} className={className}>
      {(control) => (
        <input
          {...input}
          {...control}
          type={withTime ? 'datetime-local' : 'date'}
          className={classNames(control.className, styles.input)}
          value={value ?? ''}
          onChange={(event) => onValueChange(event.target.value || null)}
        />
      )}
    </Field>
  );
}
