import type { DialogName } from '@mortar/host';
import { ConfirmDialog } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { dialogClosed, dialogGone, type OpenDialog } from '../../core/dialogs/model.ts';
import { OWN_DIALOGS, type OwnDialogName } from './own-dialogs.ts';
import { RemoteDialog } from './remote-dialog.tsx';

/**
 * Dialogs that are open, the last on top. One that waits for its remote holds back those after it: a dialog that comes
 * under another one later would take the focus from it.
 */
export function DialogStack({ dialogs }: { dialogs: readonly OpenDialog[] }) {
  const [loaded, setLoaded] = useState<readonly number[]>([]);
  // The browser's own layer lies above every other: a menu that is open there would cover the dialog.
  useEffect(() => {
    if (dialogs.length > 0) document.querySelector<HTMLElement>('[popover="auto"]')?.hidePopover();
  }, [dialogs.length]);
  const waiting = dialogs.findIndex((dialog) => isRemote(dialog) && !loaded.includes(dialog.id));
  const onLoaded = (id: number) => setLoaded((ids) => [...ids, id]);
  return (waiting < 0 ? dialogs : dialogs.slice(0, waiting + 1)).map((dialog) => (
    <StackedDialog key={dialog.id} dialog={dialog} onLoaded={() => onLoaded(dialog.id)} />
  ));
}

function isRemote(dialog: OpenDialog): boolean {
  return dialog.kind === 'named' && !isOwn(dialog.request.name);
}

function isOwn(name: DialogName): name is OwnDialogName {
  return Object.hasOwn(OWN_DIALOGS, name);
}

function StackedDialog({ dialog, onLoaded }: { dialog: OpenDialog; onLoaded: () => void }) {
  const { close, gone } = useUnit({ close: dialogClosed, gone: dialogGone });
  const { formatMessage } = useIntl();
  const onClosed = () => gone(dialog.id);
  if (dialog.kind === 'named') {
    const { name, props } = dialog.request;
    const Own = isOwn(name) ? OWN_DIALOGS[name] : null;
    if (Own) return <Own open={dialog.open} onClose={() => close(dialog.id)} onClosed={onClosed} props={{ ...props }} />;
    return <RemoteDialog request={dialog.request} close={onClosed} onLoaded={onLoaded} />;
  }
  const { request, answer } = dialog.question;
  return (
    <ConfirmDialog
      open={dialog.open}
      {...(request.title && { title: request.title })}
      {...(request.content && { content: request.content })}
      {...(request.cancelLabel && { cancelLabel: request.cancelLabel })}
      danger={request.danger ?? false}
      confirmLabel={request.confirmLabel ?? formatMessage({ id: 'shell.confirm' })}
      onChoice={(choice) => {
        answer(choice);
        close(dialog.id);
      }}
      onClosed={onClosed}
    />
  );
}
