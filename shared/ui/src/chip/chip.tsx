import { Icon, type IconName } from '@mortar/ui';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './chip.module.css';

export interface ChipProps {
  children: ReactNode;
  icon?: IconName;
  /** With it the chip is a filter that is on or off. */
  pressed?: boolean;
  onPressedChange?: (pressed: boolean) => void;
  /** With both the chip can be taken away by a button of this name. */
  removeLabel?: string;
  onRemove?: () => void;
  className?: string;
}

/** Something chosen, or a filter to choose. A word that only says a state is a `Tag`. */
export function Chip({ children, icon, pressed, onPressedChange, removeLabel, onRemove, className }: ChipProps) {
  const face = (
    <>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </>
  );
  const names = classNames(styles.chip, className);
  if (onPressedChange) {
    return (
      <button type="button" className={names} aria-pressed={pressed ?? false} onClick={() => onPressedChange(!pressed)}>
        {pressed && <Icon name="check" size={16} />}
        {face}
      </button>
    );
  }
  return (
    <span className={names}>
      {face}
      {onRemove && removeLabel && (
        <button type="button" className={styles.remove} aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
          <Icon name="close" size={16} />
        </button>
      )}
    </span>
  );
}
