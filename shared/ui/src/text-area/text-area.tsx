import { Field, VisuallyHidden } from '@mortar/ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { countGraphemes } from './graphemes.ts';
import styles from './text-area.module.css';

type Own = 'value' | 'defaultValue' | 'onChange' | 'children' | 'maxLength';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, Own> {
  label: string;
  helper?: ReactNode;
  error?: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
  /** Most characters as a reader counts them. More can be typed, so that nothing of a paste is lost; the counter turns red. */
  limit?: number;
  /** The counter: "12 of 280". */
  countLabel?: (count: number, limit: number) => string;
  /** Said to readers when a tenth or less is left: "5 left", "3 too many" (negative). */
  leftLabel?: (left: number) => string;
}

/** Lines of text that grow with what is written. Spaces at both ends go when it is left. */
export function TextArea(props: TextAreaProps) {
  const { label, helper, error, value, onValueChange, limit, countLabel, leftLabel, className, ...area } = props;
  const count = limit === undefined ? 0 : countGraphemes(value);
  const left = (limit ?? 0) - count;
  const isNear = limit !== undefined && left <= limit / 10;
  const trim = () => value !== value.trim() && onValueChange(value.trim());
  return (
    <Field label={label} helper={helper} error={error} className={className}>
      {(control) => (
        <div className={styles.box}>
          <textarea
            rows={3}
            {...area}
            {...control}
            className={classNames(control.className, styles.area)}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            onBlur={(event) => (trim(), area.onBlur?.(event))}
          />
          {limit !== undefined && countLabel && (
            <span className={styles.count} data-over={left < 0 || undefined} aria-hidden>
              {countLabel(count, limit)}
            </span>
          )}
          {leftLabel && (
            <VisuallyHidden>
              <span role="status">{isNear ? leftLabel(left) : null}</span>
            </VisuallyHidden>
          )}
        </div>
      )}
    </Field>
  );
}
