import { ConfirmDialog } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { HumanCheck } from '../human-check/human-check.tsx';
import { HUMAN_CHECK } from '../human-check/index.ts';
import { PARTS } from '../parts/index.ts';
import { BARRED } from '../session/barred-name.ts';
import { BarredNotice } from '../session/barred-notice.tsx';
import { BuyNotConfigured } from './buy-not-configured.tsx';
import { dialogClosed, dialogGone, type OpenDialog } from './model.ts';
import { RemoteDialog } from './remote-dialog.tsx';

/** What every dialog of the shell gets. */
export interface ShellDialogProps {
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
  /** What whoever opened it gave along. */
  props: Record<string, unknown>;
}

const NAMED: Record<string, React.ComponentType<ShellDialogProps>> = {
  'shell.buy-not-configured': BuyNotConfigured,
  [BARRED]: BarredNotice,
  [HUMAN_CHECK]: HumanCheck,
  ...PARTS,
};

/** Dialogs that are open, the last on top. */
export function DialogStack({ dialogs }: { dialogs: readonly OpenDialog[] }) {
  // The browser's own layer lies above every other: a menu that is open there would cover the dialog.
  useEffect(() => {
    if (dialogs.length > 0) document.querySelector<HTMLElement>('[popover="auto"]')?.hidePopover();
  }, [dialogs.length]);
  return dialogs.map((dialog) => <StackedDialog key={dialog.id} dialog={dialog} />);
}

function StackedDialog({ dialog }: { dialog: OpenDialog }) {
  const { close, gone } = useUnit({ close: dialogClosed, gone: dialogGone });
  const { formatMessage } = useIntl();
  const onClosed = () => gone(dialog.id);
  if (dialog.kind === 'named') {
    const Named = NAMED[dialog.request.name];
    if (Named) return <Named open={dialog.open} onClose={() => close(dialog.id)} onClosed={onClosed} props={dialog.request.props} />;
    return <RemoteDialog request={dialog.request} close={onClosed} />;
  }
  const { request, answer } = dialog.question;
  return (
    <ConfirmDialog
      open={dialog.open}
      {...(request.title && { title: request.title })}
      {...(request.content && { content: request.content })}
      {...(request.cancelLabel && { cancelLabel: request.cancelLabel })}
      confirmLabel={request.confirmLabel ?? formatMessage({ id: 'shell.confirm' })}
      onChoice={(choice) => {
        answer(choice);
        close(dialog.id);
      }}
      onClosed={onClosed}
    />
  );
}
