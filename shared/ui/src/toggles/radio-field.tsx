import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { useId } from 'react';
import type { Choice } from '../choices/choice.ts';
import { GroupField, type GroupFieldProps } from './group-field.tsx';
import styles from './toggles.module.css';

export interface RadioFieldProps<Value extends string> extends GroupFieldProps {
  choices: readonly Choice<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  disabled?: boolean;
  name?: string;
}

/** One of two to five things that are all worth seeing: one stop for Tab, arrow keys choose. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { choices, value, onValueChange, disabled, name, ...field } = props;
  return (
    <GroupField {...field}>
      {(group) => (
        <RadioGroup
          {...group}
          className={styles.options}
          value={value}
          onValueChange={(next) => next !== null && onValueChange(next)}
          disabled={disabled ?? false}
          {...(name ? { name } : {})}
        >
          {choices.map((choice) => (
            <RadioLine key={choice.value} {...choice} />
          ))}
        </RadioGroup>
      )}
    </GroupField>
  );
}

function RadioLine({ value, label, note, disabled }: Choice) {
  const id = useId();
  return (
    <div className={styles.option}>
      <label className={styles.line} data-disabled={disabled || undefined}>
        <Radio.Root
          value={value}
          disabled={disabled ?? false}
          aria-labelledby={`${id}label`}
          {...(note ? { 'aria-describedby': `${id}note` } : {})}
          className={styles.box}
          data-round
        >
          <Radio.Indicator className={styles.point} />
        </Radio.Root>
        <span id={`${id}label`} className={styles.text}>
          {label}
        </span>
      </label>
      {note && (
        <div id={`${id}note`} className={styles.note}>
          {note}
        </div>
      )}
    </div>
  );
}
