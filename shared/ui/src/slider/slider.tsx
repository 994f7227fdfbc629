import { Slider as Base } from '@base-ui/react/slider';
import { classNames } from '../lib/class-names.ts';
import styles from './slider.module.css';

interface Shared {
  label: string;
  min: number;
  max: number;
  step?: number;
  /** What the number says, shown and heard: "60 %", "12 bricks". */
  valueLabel: (value: number) => string;
  disabled?: boolean;
  className?: string;
}

export interface SliderProps extends Shared {
  value: number;
  onValueChange: (value: number) => void;
  /** The hand was lifted or the key let go: the moment to ask a server. */
  onValueCommitted?: (value: number) => void;
}

/** A rough number within bounds; who needs an exact one gets a `NumberField`. Arrow keys, Page Up and Down, Home, End. */
export function Slider({ value, onValueChange, onValueCommitted, ...shared }: SliderProps) {
  return (
    <Frame
      {...shared}
      values={[value]}
      thumbs={[shared.label]}
      onChange={([next]) => next !== undefined && onValueChange(next)}
      onCommit={([next]) => next !== undefined && onValueCommitted?.(next)}
    />
  );
}

export interface RangeSliderProps extends Shared {
  value: readonly [from: number, to: number];
  onValueChange: (value: [from: number, to: number]) => void;
  /** Names of the two handles. */
  fromLabel: string;
  toLabel: string;
}

/** From a number to a number. */
export function RangeSlider({ value, onValueChange, fromLabel, toLabel, ...shared }: RangeSliderProps) {
  return (
    <Frame
      {...shared}
      values={value}
      thumbs={[fromLabel, toLabel]}
      onChange={([from, to]) => from !== undefined && to !== undefined && onValueChange([from, to])}
    />
  );
}

interface FrameProps extends Shared {
  values: readonly number[];
  thumbs: readonly string[];
  onChange: (values: readonly number[]) => void;
  onCommit?: (values: readonly number[]) => void;
}

function Frame({ label, min, max, step = 1, valueLabel, disabled, className, values, thumbs, onChange, onCommit }: FrameProps) {
  return (
    <Base.Root
      value={values}
      onValueChange={(next) => onChange(next)}
      onValueCommitted={(next) => onCommit?.(next)}
      min={min}
      max={max}
      step={step}
      disabled={disabled ?? false}
      className={classNames(styles.slider, className)}
    >
      <Base.Label className={styles.label}>{label}</Base.Label>
      <output className={styles.value}>{values.map(valueLabel).join(' – ')}</output>
      <Base.Control className={styles.control}>
        <Base.Track className={styles.track}>
          <Base.Indicator className={styles.filled} />
          {thumbs.map((name, index) => (
            <Base.Thumb
              key={name}
              index={index}
              aria-label={name}
              getAriaValueText={(_, value) => valueLabel(value)}
              className={styles.thumb}
            />
          ))}
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}
