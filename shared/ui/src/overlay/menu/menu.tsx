import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, useContext } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { OverlayMark } from '../lib/overlay-mark.ts';
import floating from '../lib/floating.module.css';
import styles from './menu.module.css';

export interface MenuProps {
  /** The button that opens it, a `<Button>` or `<IconButton>`. */
  trigger: ReactElement;
  /** Name of the menu; without it the trigger's. */
  label?: string;
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  /** Open from the start: for a trigger whose first press loaded this chunk. */
  defaultOpen?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A list of actions under a button: arrow keys, first letters, Esc, focus back to the button. */
export function Menu({ trigger, label, children, side = 'bottom', align = 'end', ...root }: MenuProps) {
  const mark = useContext(OverlayMark);
  return (
    <Base.Root {...root} modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={floating.positioner} side={side} align={align} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={classNames(floating.popup, styles.popup)} {...(label ? { 'aria-label': label } : {})}>
            {children}
          </Base.Popup>
        </Base.Positioner>
        {mark}
      </Base.Portal>
    </Base.Root>
  );
}
