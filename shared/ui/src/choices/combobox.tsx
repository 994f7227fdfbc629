import { Combobox as Base } from '@base-ui/react/combobox';
import { Field, Icon } from '@mortar/ui';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import type { Choice } from './choice.ts';
import { ChoiceList } from './choice-list.tsx';
import styles from './choices.module.css';
import { matches } from './matches.ts';
import { useChoices } from './use-choices.ts';

export interface ComboboxProps<Value extends string> {
  label: string;
  helper?: ReactNode;
  error?: ReactNode;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onValueChange: (value: Value | null) => void;
  placeholder?: string;
  /** Said where nothing matches. */
  emptyText: string;
  /** Name of the button that takes the choice back. */
  clearLabel: string;
  /** Name of the button that shows the list. */
  openLabel: string;
  disabled?: boolean;
  className?: string;
}

/** One of many things: typing narrows the list, whatever the case, the accents and the width of the letters. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { label, helper, error, choices, value, onValueChange, placeholder, emptyText, clearLabel, openLabel, disabled, className } = props;
  const { isOpen, onOpenChange, container, opener, onKeyDown } = useChoices<HTMLInputElement>();
  return (
    <Field label={label} helper={helper} error={error} className={className}>
      {({ className: control, ...belongs }) => (
        <div>
          <Base.Root
            items={choices}
            value={choices.find((choice) => choice.value === value) ?? null}
            onValueChange={(next: Choice<Value> | null) => onValueChange(next?.value ?? null)}
            isItemEqualToValue={(one, other) => one?.value === other?.value}
            filter={(choice: Choice<Value>, typed) => matches(choice.label, typed)}
            open={isOpen}
            onOpenChange={onOpenChange}
            disabled={disabled ?? false}
            autoHighlight
          >
            <Base.InputGroup className={styles.group}>
              <Base.Input
                ref={opener}
                {...belongs}
                aria-label={label}
                className={classNames(control, styles.input)}
                placeholder={placeholder}
                onKeyDown={onKeyDown}
              />
              <Base.Clear className={styles.clear} aria-label={clearLabel} title={clearLabel}>
                <Icon name="close" size={16} />
              </Base.Clear>
              <Base.Trigger className={styles.open} aria-label={openLabel}>
                <Icon name="chevron-down" />
              </Base.Trigger>
            </Base.InputGroup>
            <ChoiceList container={container} emptyText={emptyText} />
          </Base.Root>
        </div>
      )}
    </Field>
  );
}
