import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import { Button } from '../../button/button.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useFinalFocus, useLayer, useOpener } from '../lib/use-layer.ts';
import modal from '../lib/modal.module.css';
import styles from './confirm-dialog.module.css';

/** 1 = confirm, 2 = cancel (spec §2). */
export type Choice = 1 | 2;

export interface ConfirmDialogProps {
  open: boolean;
  title?: string;
  content?: string;
  confirmLabel: string;
  /** Without it there is one button. */
  cancelLabel?: string;
  /** What is confirmed cannot be undone: the button says so and cancel has the focus. */
  danger?: boolean;
  /** Esc is a cancel. Set `open` to false in answer. */
  onChoice: (choice: Choice) => void;
  /** The closing transition has ended. */
  onClosed?: () => void;
}

/** Asks a question that must be answered: a press outside does nothing. */
export function ConfirmDialog({ open, onChoice, onClosed, ...rest }: ConfirmDialogProps) {
  // A second press while it is on its way out is no second answer.
  const choose = (choice: Choice) => open && onChoice(choice);
  const guard = useLayer(open, () => choose(2));
  const opener = useOpener(open);
  return (
    <Base.Root open={open} onOpenChange={guard} onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}>
      <Base.Portal className={modal.portal}>
        <Base.Backdrop className={modal.backdrop} />
        <Base.Viewport className={modal.viewport}>
          <Popup {...rest} opener={opener} onChoice={choose} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

interface PopupProps extends Omit<ConfirmDialogProps, 'open' | 'onClosed'> {
  opener: HTMLElement | null;
}

function Popup({ opener, title, content, confirmLabel, cancelLabel, danger, onChoice }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Base.Popup
      ref={popup}
      className={classNames(modal.popup, styles.popup)}
      initialFocus={danger && cancelLabel ? cancel : confirm}
      finalFocus={useFinalFocus(popup, opener)}
    >
      {title && <Base.Title className={styles.title}>{title}</Base.Title>}
      {content && <Words isName={!title}>{content}</Words>}
      <div className={styles.actions}>
        {cancelLabel && (
          <Button ref={cancel} onClick={() => onChoice(2)}>
            {cancelLabel}
          </Button>
        )}
        <Button ref={confirm} variant={danger ? 'danger' : 'primary'} onClick={() => onChoice(1)}>
          {confirmLabel}
        </Button>
      </div>
    </Base.Popup>
  );
}

/** The question itself; where there is no title it names the dialog. */
function Words({ isName, children }: { isName: boolean; children: string }) {
  if (isName)
    return (
      <Base.Title className={styles.words} render={<p />}>
        {children}
      </Base.Title>
    );
  return <Base.Description className={styles.words}>{children}</Base.Description>;
}
