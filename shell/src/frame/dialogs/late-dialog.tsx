import { failureReported, toastShown } from '@mortar/host';
import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { OwnDialogProps } from '../../core/dialogs/own.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { RemoteBoundary } from '../../core/remote-part/remote-boundary.tsx';

type Shown = ComponentType<OwnDialogProps>;
type Load = () => Promise<{ Dialog: Shown }>;

/** A dialog of the shell whose code comes with its first opening. When it does not come, a toast says so and the dialog goes. */
export function lateDialog(load: Load): Shown {
  return function LateDialog(props: OwnDialogProps) {
    const [loading] = useState(load);
    const { report, toast } = useUnit({ report: failureReported, toast: toastShown });
    const { formatMessage } = useIntl();
    const onCrash = (error: Error) => {
      report({ message: error.message, stack: error.stack ?? '', remote: 'shell' });
      toast({ type: 'error', text: formatMessage({ id: 'shell.dialog.failed' }) });
      props.onClosed();
      return true;
    };
    return (
      <RemoteBoundary onCrash={onCrash} fallback={() => null}>
        <Loaded loading={loading} {...props} />
      </RemoteBoundary>
    );
  };
}

function Loaded({ loading, ...props }: OwnDialogProps & { loading: ReturnType<Load> }) {
  const late = useLoaded(loading);
  return late ? <late.Dialog {...props} /> : <Waiting {...props} />;
}

/** Closed before it was there: it has no transition that could end. */
function Waiting({ open, onClosed }: OwnDialogProps) {
  useEffect(() => {
    if (!open) onClosed();
  }, [open, onClosed]);
  return null;
}
