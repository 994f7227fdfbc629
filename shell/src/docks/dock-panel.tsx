import { failureReported } from '@mortar/host';
import { Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { RemoteBoundary } from '../remote-part/remote-boundary.tsx';
import styles from './dock-panel.module.css';
import type { Dock } from './docks.ts';
import { OpenedPanel } from './opened-panel.tsx';
import { PanelDown } from '../remote-part/panel-down.tsx';
import { useOpening } from '../remote-part/use-opening.ts';

interface Props {
  dock: Dock;
  title: string;
}

/** A remote's panel in the dock; when it does not load or breaks, the rest of the page goes on and it can be tried again. */
export function DockPanel({ dock: { remote, panel }, title }: Props) {
  const report = useUnit(failureReported);
  const { attempt, coming, isBusy, openAgain, startOver } = useOpening(remote, panel);
  const down = (error: Error) => <PanelDown title={title} error={error} isBusy={isBusy} onTryAgain={startOver} />;
  const onFailure = (error: Error) => {
    report({ message: error.message, stack: error.stack ?? '', remote });
    return false;
  };
  return (
    <div className={styles.room}>
      <RemoteBoundary key={attempt} onCrash={onFailure} fallback={down}>
        <Suspense fallback={<Skeleton className={styles.held!} />}>
          <OpenedPanel remote={remote} coming={coming} down={down} onReplaced={openAgain} />
        </Suspense>
      </RemoteBoundary>
    </div>
  );
}
