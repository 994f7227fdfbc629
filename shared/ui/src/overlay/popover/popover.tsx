import { Popover as Base } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, useContext } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { OverlayMark } from '../lib/overlay-mark.ts';
import floating from '../lib/floating.module.css';
import styles from './popover.module.css';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  title?: ReactNode;
  /** Its name where there is no title. */
  label?: string;
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  defaultOpen?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A small panel beside a button; the page behind stays in use. */
export function Popover({ trigger, title, label, children, side = 'bottom', align = 'center', ...root }: PopoverProps) {
  const mark = useContext(OverlayMark);
  return (
    <Base.Root {...root}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={floating.positioner} side={side} align={align} sideOffset={8} collisionPadding={8}>
          <Base.Popup className={classNames(floating.popup, styles.popup)} aria-label={label}>
            {title && <Base.Title className={styles.title}>{title}</Base.Title>}
            {children}
          </Base.Popup>
        </Base.Positioner>
        {mark}
      </Base.Portal>
    </Base.Root>
  );
}
