import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useContext, useRef } from 'react';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { classNames } from '../../lib/class-names.ts';
import { OverlayMark } from '../lib/overlay-mark.ts';
import { useFinalFocus, useLayer, useOpener } from '../lib/use-layer.ts';
import modal from '../lib/modal.module.css';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Asked to close: by Esc, a press outside or the close button. Set `open` to false in answer. */
  onClose: () => void;
  /** The closing transition has ended: what was shown may be dropped. */
  onClosed?: () => void;
  /** Its name; always given, even where `titleHidden` leaves it to readers. */
  title: ReactNode;
  titleHidden?: boolean;
  /** What it holds reaches its edges. */
  bleed?: boolean;
  /** A sentence under the title. */
  description?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** False: there is no close button; give another way on. */
  closable?: boolean;
  children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  /** `check` lies above every other dialog (spec §9: 3000 and 4000). */
  layer?: 'dialog' | 'check';
  /** False: neither Esc nor a press outside closes it. */
  dismissible?: boolean;
  /** What gets the focus; without it the first thing that can take it. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** A modal dialog, 500 wide and at least 300 high (spec §9), a sheet on phones. */
export function Dialog({ open, onClose, onClosed, dismissible = true, ...rest }: DialogProps) {
  const guard = useLayer(open, onClose);
  const opener = useOpener(open);
  const mark = useContext(OverlayMark);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (!dismissible && details.reason === 'escape-key') return details.cancel();
        guard(next, details);
      }}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
      disablePointerDismissal={!dismissible}
    >
      <Base.Portal className={modal.portal} data-layer={rest.layer ?? 'dialog'}>
        <Base.Backdrop className={modal.backdrop} />
        <Base.Viewport className={modal.viewport}>
          <Popup {...rest} opener={opener} />
        </Base.Viewport>
        {mark}
      </Base.Portal>
    </Base.Root>
  );
}

interface PopupProps extends Omit<DialogProps, 'open' | 'onClose' | 'onClosed' | 'dismissible'> {
  opener: HTMLElement | null;
}

function Popup(props: PopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const finalFocus = useFinalFocus(popup, props.opener);
  return (
    <Base.Popup ref={popup} className={classNames(modal.popup, styles.popup)} initialFocus={props.initialFocus} finalFocus={finalFocus}>
      <header className={styles.header} data-hidden={props.titleHidden || undefined}>
        <Base.Title className={styles.title}>{props.title}</Base.Title>
        {props.description && <Base.Description className={styles.description}>{props.description}</Base.Description>}
      </header>
      <div className={styles.body} data-bleed={props.bleed || undefined}>
        {props.children}
      </div>
      {props.actions && <footer className={styles.actions}>{props.actions}</footer>}
      {props.closable !== false && <Base.Close className={styles.close} render={<IconButton icon="close" label={props.closeLabel} />} />}
    </Base.Popup>
  );
}
