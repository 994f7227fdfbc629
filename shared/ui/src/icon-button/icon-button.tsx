import { Button, type ButtonProps } from '../button/button.tsx';
import type { AnyIcon } from '../icon/icon-paths.ts';
import { classNames } from '../lib/class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'trailingIcon' | 'stretch' | 'children' | 'aria-label'> {
  icon: AnyIcon;
  /** What it does: its name for readers and its tooltip. */
  label: string;
}

/** A square button with an icon only. */
export function IconButton({ icon, label, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Button title={label} {...rest} icon={icon} aria-label={label} variant={variant} className={classNames(styles.square, className)} />
  );
}
