import { Combobox as Base } from '@base-ui/react/combobox';
import { Field, Icon } from '@mortar/ui';
import { useRef } from 'react';
import type { Choice } from './choice.ts';
import { ChoiceList } from './choice-list.tsx';
import styles from './choices.module.css';
import type { ComboboxProps } from './combobox.tsx';
import { matches } from './matches.ts';
import { useChoices } from './use-choices.ts';

type Shared = 'label' | 'helper' | 'error' | 'placeholder' | 'emptyText' | 'disabled' | 'className';

export interface MultiComboboxProps<Value extends string> extends Pick<ComboboxProps<Value>, Shared> {
  choices: readonly Choice<Value>[];
  value: readonly Value[];
  onValueChange: (value: Value[]) => void;
  /** Name of the button that takes one away: "Remove clay". */
  removeLabel: (label: string) => string;
}

/** Some of many things, each a chip that Backspace or its button takes away. */
export function MultiCombobox<Value extends string>(props: MultiComboboxProps<Value>) {
  const { label, helper, error, choices, value, onValueChange, placeholder, emptyText, removeLabel, disabled, className } = props;
  const { isOpen, onOpenChange, container, opener, onKeyDown } = useChoices<HTMLInputElement>();
  const box = useRef<HTMLDivElement>(null);
  const chosen = value.flatMap((one) => choices.find((choice) => choice.value === one) ?? []);
  return (
    <Field label={label} helper={helper} error={error} className={className}>
      {({ className: control, ...belongs }) => (
        <div>
          <Base.Root
            multiple
            items={choices}
            value={chosen}
            onValueChange={(next: Choice<Value>[]) => onValueChange(next.map((choice) => choice.value))}
            isItemEqualToValue={(one, other) => one.value === other.value}
            filter={(choice: Choice<Value>, typed) => matches(choice.label, typed)}
            open={isOpen}
            onOpenChange={onOpenChange}
            disabled={disabled ?? false}
            autoHighlight
          >
            <Base.Chips ref={box} aria-label={label} className={`${control} ${styles.chips}`} data-invalid={error ? true : undefined}>
              {chosen.map((choice) => (
                <Base.Chip key={choice.value} className={styles.chip}>
                  {choice.label}
                  <Base.ChipRemove className={styles.remove} aria-label={removeLabel(choice.label)}>
                    <Icon name="close" size={16} />
                  </Base.ChipRemove>
                </Base.Chip>
              ))}
              <Base.Input
                ref={opener}
                {...belongs}
                aria-label={label}
                className={styles.bare}
                placeholder={chosen.length === 0 ? placeholder : undefined}
                onKeyDown={onKeyDown}
              />
            </Base.Chips>
            <ChoiceList container={container} emptyText={emptyText} anchor={box} />
          </Base.Root>
        </div>
      )}
    </Field>
  );
}
