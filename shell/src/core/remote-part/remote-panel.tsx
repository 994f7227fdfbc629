import { failureReported } from '@mortar/host';
import { useUnit } from 'effector-react';
import { Suspense, type ReactNode } from 'react';
import { OpenedPanel } from './opened-panel.tsx';
import { PanelDown } from './panel-down.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { useOpening } from './use-opening.ts';

interface Props {
  remote: string;
  /** Key into the panels of the remote's module. */
  id: string;
  title: string;
  /** What the slot gives it. */
  given: object;
  fallback: ReactNode;
  /** Shown before it once a newer version is live. */
  newer?: ReactNode;
  /** All of it rendered. */
  onMounted?: () => void;
}

/** A panel of a remote in the page; when it does not load or breaks, the rest of the page goes on and it can be tried again. */
export function RemotePanel({ id, title, fallback, ...panel }: Props) {
  const { remote } = panel;
  const report = useUnit(failureReported);
  const { attempt, coming, isBusy, openAgain, startOver } = useOpening(remote, id);
  const down = (error: Error) => <PanelDown title={title} error={error} isBusy={isBusy} onTryAgain={startOver} />;
  const onFailure = (error: Error) => {
    report({ message: error.message, stack: error.stack ?? '', remote });
    return false;
  };
  return (
    <RemoteBoundary key={attempt} onCrash={onFailure} fallback={down}>
      <Suspense fallback={fallback}>
        <OpenedPanel {...panel} coming={coming} down={down} onReplaced={openAgain} />
      </Suspense>
    </RemoteBoundary>
  );
}
