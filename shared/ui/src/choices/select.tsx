import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { Field, Icon } from '@mortar/ui';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import type { Choice } from './choice.ts';
import styles from './choices.module.css';
import { useChoices } from './use-choices.ts';

export interface SelectProps<Value extends string> {
  label: string;
  helper?: ReactNode;
  error?: ReactNode;
  choices: readonly Choice<Value>[];
  /** Nothing is chosen yet: null. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** Said while nothing is chosen. */
  placeholder: string;
  disabled?: boolean;
  required?: boolean;
  /** Name in a form that is sent by the browser. */
  name?: string;
  className?: string;
}

/** One of a few things that are known: arrow keys, first letters, Esc. From about ten on a `Combobox` is quicker. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, helper, error, choices, value, onValueChange, placeholder, disabled, required, name, className } = props;
  const { isOpen, onOpenChange, container, opener, onKeyDown } = useChoices<HTMLButtonElement>();
  return (
    <Field label={label} helper={helper} error={error} className={className}>
      {({ className: control, ...belongs }) => (
        <CSPProvider disableStyleElements>
          <Base.Root
            items={choices}
            value={value}
            onValueChange={(next) => next !== null && onValueChange(next)}
            open={isOpen}
            onOpenChange={onOpenChange}
            modal={false}
            disabled={disabled ?? false}
            required={required ?? false}
            {...(name ? { name } : {})}
          >
            <Base.Trigger ref={opener} {...belongs} className={classNames(control, styles.trigger)} onKeyDown={onKeyDown}>
              <Base.Value className={styles.value} placeholder={placeholder} />
              <Icon name="chevron-down" className={styles.arrow} />
            </Base.Trigger>
            <Base.Portal container={container}>
              <Base.Positioner className={styles.positioner} sideOffset={6} collisionPadding={8} alignItemWithTrigger={false}>
                <Base.Popup className={styles.popup} onKeyDown={onKeyDown}>
                  <Base.List className={styles.list}>
                    {choices.map((choice) => (
                      <Base.Item key={choice.value} value={choice.value} disabled={choice.disabled ?? false} className={styles.item}>
                        <span className={styles.text}>
                          <Base.ItemText>{choice.label}</Base.ItemText>
                          {choice.note && <span className={styles.note}>{choice.note}</span>}
                        </span>
                        <Base.ItemIndicator className={styles.mark} render={<Icon name="check" size={16} />} />
                      </Base.Item>
                    ))}
                  </Base.List>
                </Base.Popup>
              </Base.Positioner>
            </Base.Portal>
          </Base.Root>
        </CSPProvider>
      )}
    </Field>
  );
}
