import { Icon, VisuallyHidden } from '@mortar/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import { holdWhileComposing } from '../text-field/composing.ts';
import styles from './code-field.module.css';
import { useBoxes } from './use-boxes.ts';

type Passed = 'name' | 'readOnly' | 'className';

export interface CodeFieldProps extends Pick<ComponentProps<'input'>, Passed> {
  /** Its name for readers; the boxes speak for themselves. */
  label: string;
  /** Digits so far. */
  value: string;
  onValueChange: (value: string) => void;
  /** How many digits a code has (spec §9: 4). */
  length?: number;
  /** How the sending of the code stands: one line under the boxes. */
  status?: ReactNode;
  /** What is wrong, in error style under the status (spec §7). */
  error?: ReactNode;
}

/** A code of digits: looks like boxes, is one input, so that pasting, autofill and readers need no help. */
export function CodeField({ label, value, onValueChange, length = 4, status, error, className, ...passed }: CodeFieldProps) {
  const id = useId();
  const { input, isActive, text, handlers } = useBoxes(value, length, onValueChange);
  const shown = [...text].slice(0, length);
  return (
    <div className={classNames(styles.field, className)} data-invalid={error ? true : undefined}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <div className={styles.place}>
        <div className={styles.boxes} aria-hidden="true">
          {Array.from({ length }, (_, box) => box).map((box) => (
            <span key={box} className={styles.box} data-active={isActive(box) || undefined}>
              {shown[box] ?? (isActive(box) && <span className={styles.caret} />)}
            </span>
          ))}
        </div>
        <input
          {...passed}
          {...handlers}
          ref={input}
          id={id}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          value={text}
          aria-describedby={status ? `${id}status ${id}error` : `${id}error`}
          aria-invalid={error ? true : undefined}
          onKeyDown={(event) => (holdWhileComposing(event), handlers.onKeyDown(event))}
        />
      </div>
      {status && (
        <div id={`${id}status`} className={styles.status}>
          {status}
        </div>
      )}
      <div id={`${id}error`} className={styles.error} role="alert">
        {error && <Icon name="error" size={16} className={styles.icon} />}
        {error}
      </div>
    </div>
  );
}
