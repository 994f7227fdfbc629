import { IconButton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { Activity, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './dock-frame.module.css';
import { DockPanel } from './dock-panel.tsx';
import { DockSeparator } from './dock-separator.tsx';
import { $docks } from './docks.ts';
import { $dock, dockCollapsed } from './model.ts';
import { PlannedPanel } from './planned-panel.tsx';
import { useDockTitle } from './use-dock-title.ts';
import { useEscape } from './use-escape.ts';

/** The open dock: its edge, its name, its panel. A panel that was opened once stays as it was left while it is collapsed. */
export function DockFrame() {
  const { docks, shown, collapse } = useUnit({ docks: $docks, shown: $dock, collapse: dockCollapsed });
  const { formatMessage } = useIntl();
  const titleOf = useDockTitle();
  const [seen, setSeen] = useState<readonly string[]>([]);
  const frame = useRef<HTMLElement>(null);
  const open = docks.find(({ id }) => id === shown.open);
  if (open && !seen.includes(open.id)) setSeen([...seen, open.id]);
  const leave = () => {
    document.getElementById(`dock-button-${shown.open}`)?.focus();
    collapse();
  };
  useEscape(frame, leave);
  return (
    <section ref={frame} className={styles.frame} aria-labelledby="dock-title">
      <DockSeparator />
      <header className={styles.header}>
        <h2 id="dock-title" className={styles.title}>
          {open && titleOf(open)}
        </h2>
        <IconButton icon="close" label={formatMessage({ id: 'shell.dock.collapse' })} onClick={leave} />
      </header>
      {docks
        .filter(({ id }) => seen.includes(id))
        .map((dock) => (
          <Activity key={dock.title ? dock.id : `${dock.id} planned`} mode={dock === open ? 'visible' : 'hidden'}>
            {dock.title ? <DockPanel dock={dock} title={titleOf(dock)} /> : <PlannedPanel dock={dock} />}
          </Activity>
        ))}
    </section>
  );
}
