import { Field, IconButton } from '@mortar/ui';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { addDecimals, clampDecimal, compareDecimals, type Decimal, placesOf } from './decimal.ts';
import styles from './number-field.module.css';
import { fromReading, toReading } from './separators.ts';

export interface NumberFieldProps {
  label: string;
  helper?: ReactNode;
  error?: ReactNode;
  /** The number as text, exact at any length; null while empty. */
  value: Decimal | null;
  /** @param problem why what stands there is no value; null where it is one, and while empty */
  onValueChange: (value: Decimal | null, problem: NumberProblem | null) => void;
  /** Language of the separators. */
  locale: string;
  /** Most digits after the point; typing more is not taken. */
  places?: number;
  min?: Decimal;
  max?: Decimal;
  /** What an arrow key or a button adds. */
  step?: Decimal;
  /** Said when the field is left with something that is no number, or out of its bounds. What was typed stays. */
  errorOf?: (problem: NumberProblem) => string;
  /** Unit after the number: ETH, bricks. */
  unit?: string;
  /** Names of the buttons beside it; without them there are none. */
  lessLabel?: string;
  moreLabel?: string;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
}

/** What is wrong with what was typed. */
export type NumberProblem = 'not a number' | 'too many places' | 'too small' | 'too large';

/** A number of any length and exactness, written as its language writes it. Nothing passes through a float. */
export function NumberField(props: NumberFieldProps) {
  const { label, helper, error, value, locale, unit, lessLabel, moreLabel, placeholder, disabled, className, errorOf } = props;
  const { text, problem, type, leave, enter, move } = useNumberText(props);
  const said = error ?? (problem && errorOf?.(problem));
  const step = (event: KeyboardEvent) => {
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (way === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    move(way);
  };
  return (
    <Field label={label} helper={helper} error={said} className={className}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...control}
            inputMode={Number(props.min ?? -1) < 0 ? 'text' : 'decimal'}
            autoComplete="off"
            className={classNames(control.className, styles.input)}
            value={text ?? (value === null ? '' : toReading(value, locale))}
            onChange={(event) => type(event.target.value)}
            onFocus={enter}
            onBlur={leave}
            onKeyDown={step}
            placeholder={placeholder}
            disabled={disabled}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
          {lessLabel && <IconButton icon="minus" label={lessLabel} disabled={disabled ?? false} onClick={() => move(-1)} />}
          {moreLabel && <IconButton icon="plus" label={moreLabel} disabled={disabled ?? false} onClick={() => move(1)} />}
        </div>
      )}
    </Field>
  );
}

/** What stands in the field while it is written: the person's own letters, until they are left and read. */
function useNumberText({ value, onValueChange, locale, places, min, max, step = '1' }: NumberFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const [problem, setProblem] = useState<NumberProblem | null>(null);
  const judge = (decimal: Decimal | null): NumberProblem | null => {
    if (decimal === null) return 'not a number';
    if (places !== undefined && placesOf(decimal) > places) return 'too many places';
    if (min !== undefined && compareDecimals(decimal, min) < 0) return 'too small';
    return max !== undefined && compareDecimals(decimal, max) > 0 ? 'too large' : null;
  };
  const type = (next: string) => {
    setText(next);
    const decimal = fromReading(next, locale);
    const found = next.trim() === '' ? null : judge(decimal);
    onValueChange(found ? null : decimal, found);
    if (!found) setProblem(null);
  };
  const leave = () => {
    const found = text === null || text.trim() === '' ? null : judge(fromReading(text, locale));
    setProblem(found);
    if (!found) setText(null);
  };
  const move = (way: number) => {
    const next = addDecimals(value ?? '0', way < 0 ? `-${step}` : step);
    setText(null);
    setProblem(null);
    onValueChange(clampDecimal(next, min, max), null);
  };
  return { text, problem, type, leave, enter: () => setText((own) => own ?? (value === null ? '' : toReading(value, locale))), move };
}
