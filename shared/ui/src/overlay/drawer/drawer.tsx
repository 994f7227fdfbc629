import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useContext, useRef } from 'react';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { OverlayMark } from '../lib/overlay-mark.ts';
import { useFinalFocus, useLayer, useOpener } from '../lib/use-layer.ts';
import modal from '../lib/modal.module.css';
import dialog from '../dialog/dialog.module.css';
import styles from './drawer.module.css';

export interface DrawerProps {
  open: boolean;
  /** Asked to close: by Esc, a press outside or the close button. Set `open` to false in answer. */
  onClose: () => void;
  title: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
}

/** A part of the page that comes from the side, for filters and details; on phones a sheet from below. Modal as a dialog. */
export function Drawer({ open, onClose, ...rest }: DrawerProps) {
  const guard = useLayer(open, onClose);
  const opener = useOpener(open);
  const mark = useContext(OverlayMark);
  return (
    <Base.Root open={open} onOpenChange={guard}>
      <Base.Portal className={modal.portal} data-layer="dialog">
        <Base.Backdrop className={modal.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Popup {...rest} opener={opener} />
        </Base.Viewport>
        {mark}
      </Base.Portal>
    </Base.Root>
  );
}

function Popup({ title, closeLabel, children, actions, opener }: Omit<DrawerProps, 'open' | 'onClose'> & { opener: HTMLElement | null }) {
  const popup = useRef<HTMLDivElement>(null);
  const finalFocus = useFinalFocus(popup, opener);
  return (
    <Base.Popup ref={popup} className={styles.popup} finalFocus={finalFocus}>
      <header className={styles.header}>
        <Base.Title className={dialog.title}>{title}</Base.Title>
        <Base.Close render={<IconButton icon="close" label={closeLabel} />} />
      </header>
      <div className={styles.body}>{children}</div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </Base.Popup>
  );
}
