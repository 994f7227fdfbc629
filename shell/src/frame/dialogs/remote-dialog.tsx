import { $panels, failureReported, toastShown, type DialogRequest } from '@mortar/host';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Opened } from '../../core/federation/open-part.ts';
import { $catalogue } from '../../core/i18n/catalogue.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { MarkedOverlays } from '../../core/reporting/area-mark.tsx';
import { RemoteBoundary } from '../../core/remote-part/remote-boundary.tsx';
import { RemotePart } from '../../core/remote-part/remote-part.tsx';
import { useRemotes } from '../../core/remote-part/remotes-context.ts';

interface Props {
  /** Its name is `<remote>.<dialog>`. */
  request: DialogRequest;
  close: () => void;
  /** It stands in the page. */
  onLoaded: () => void;
}

type Opening = Promise<Opened<'dialogs'> | Opened<'panels'>>;

/** A dialog of a remote, or a panel that pops up. When it does not load or breaks, and no other version can take over, a toast says so and it goes. */
export function RemoteDialog({ request, close, onLoaded }: Props) {
  const [remote = '', name = ''] = request.name.split('.');
  const { catalogue, panels, report, toast } = useUnit({
    catalogue: $catalogue,
    panels: $panels,
    report: failureReported,
    toast: toastShown,
  });
  const { formatMessage } = useIntl();
  const remotes = useRemotes();
  const isPopup = panels.some((panel) => panel.slot === 'popup' && panel.name === request.name);
  const open = (): Opening => remotes[isPopup ? 'panel' : 'dialog'](remote, name, catalogue.locale);
  const [opening, setOpening] = useState(open);
  const giveUp = () => {
    toast({ type: 'error', text: formatMessage({ id: 'shell.dialog.failed' }) });
    close();
  };
  const onFailure = (error: Error) => {
    report({ message: error.message, stack: error.stack ?? '', remote });
    giveUp();
    return true;
  };
  const onCrashed = (isReplaceable: boolean) => (isReplaceable ? setOpening(open()) : giveUp());
  return (
    <RemoteBoundary onCrash={onFailure} fallback={() => null}>
      <Awaited opening={opening} request={request} close={close} onLoaded={onLoaded} onCrashed={onCrashed} />
    </RemoteBoundary>
  );
}

interface AwaitedProps extends Props {
  opening: Opening;
  onCrashed: (isReplaceable: boolean) => void;
}

function Awaited({ opening, request, close, onLoaded, onCrashed }: AwaitedProps) {
  const opened = useLoaded(opening);
  if (!opened) return null;
  const [remote = ''] = request.name.split('.');
  // A frame later it has hidden from readers what lies around it: the next dialog must not be among that.
  const onMounted = () => {
    const frame = requestAnimationFrame(onLoaded);
    return () => cancelAnimationFrame(frame);
  };
  return (
    <RemotePart remote={remote} opened={opened} marked={MarkedOverlays} onMounted={onMounted} onCrashed={onCrashed} fallback={() => null}>
      {(signal) => {
        // Props are typed where the request is made, and where the dialog is.
        const props = request.props as never;
        if ('Panel' in opened.part) return <opened.part.Panel signal={signal} props={{ close } as never} />;
        return <opened.part.Dialog signal={signal} close={close} props={props} />;
      }}
    </RemotePart>
  );
}
