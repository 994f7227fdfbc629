import type { DialogName, NoProps } from '@mortar/host';
import { ConfirmDialog } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { HumanCheck } from '../human-check/human-check.tsx';
import { HUMAN_CHECK } from '../human-check/index.ts';
import { PALETTE, SHORTCUTS } from '../palette/names.ts';
import { PARTS } from '../parts/index.ts';
import { BARRED } from '../session/barred-name.ts';
import { BarredNotice } from '../session/barred-notice.tsx';
import { CONGRATULATION } from '../session/congratulation-name.ts';
import type { Bar } from '../session/events.ts';
import { BuyNotConfigured } from './buy-not-configured.tsx';
import { dialogClosed, dialogGone, type OpenDialog } from './model.ts';
import { RemoteDialog } from './remote-dialog.tsx';

/** What every dialog of the shell gets. */
export interface ShellDialogProps {
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
  /** What whoever opened it gave along: its types are those of the version that it was built against. */
  props: Record<string, unknown>;
}

declare module '@mortar/host' {
  interface Dialogs {
    [BARRED]: Bar;
    [CONGRATULATION]: { brickstype: number; amount: number };
    [HUMAN_CHECK]: NoProps;
    [PALETTE]: NoProps;
    [SHORTCUTS]: NoProps;
  }
}

type ShellDialogName = Extract<DialogName, `shell.${string}`>;

const NAMED: Record<ShellDialogName, React.ComponentType<ShellDialogProps>> = {
  'shell.buy-not-configured': BuyNotConfigured,
  [BARRED]: BarredNotice,
  [HUMAN_CHECK]: HumanCheck,
  ...PARTS,
};

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

function isOwn(name: DialogName): name is ShellDialogName {
  return Object.hasOwn(NAMED, name);
}

function StackedDialog({ dialog, onLoaded }: { dialog: OpenDialog; onLoaded: () => void }) {
  const { close, gone } = useUnit({ close: dialogClosed, gone: dialogGone });
  const { formatMessage } = useIntl();
  const onClosed = () => gone(dialog.id);
  if (dialog.kind === 'named') {
    const { name, props } = dialog.request;
    const Named = isOwn(name) ? NAMED[name] : null;
    if (Named) return <Named open={dialog.open} onClose={() => close(dialog.id)} onClosed={onClosed} props={{ ...props }} />;
    return <RemoteDialog request={dialog.request} close={onClosed} onLoaded={onLoaded} />;
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
