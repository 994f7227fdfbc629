import { Skeleton } from '@mortar/ui';
import { RemotePanel } from '../../core/remote-part/remote-panel.tsx';
import { useRemotes } from '../../core/remote-part/remotes-context.ts';
import styles from './dock-panel.module.css';
import type { Dock } from './docks.ts';
import { NewerVersion } from './newer-version.tsx';

interface Props {
  dock: Dock;
  title: string;
}

/** A remote's panel in the dock: its version stays that of this document, a newer one is told of. */
export function DockPanel({ dock: { remote, panel }, title }: Props) {
  const remotes = useRemotes();
  return (
    <div className={styles.room}>
      <RemotePanel
        remote={remote}
        id={panel}
        title={title}
        given={{}}
        fallback={<Skeleton className={styles.held!} />}
        newer={<NewerVersion />}
        onMounted={() => remotes.docked(remote)}
      />
    </div>
  );
}
