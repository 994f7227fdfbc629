import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './tag.module.css';

export interface TagProps extends ComponentProps<'span'> {
  /** `ember` ours and new, `glaze` confirmed, `iris` bots only. */
  tone?: 'neutral' | 'ember' | 'glaze' | 'iris' | 'danger' | 'warn' | 'info';
}

/** A word of state. It is never the only carrier of a meaning by its colour: the word says it. */
export function Tag({ tone = 'neutral', className, ...rest }: TagProps) {
  return <span {...rest} data-tone={tone} className={classNames(styles.tag, className)} />;
}
