import { IconButton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { iconOf } from '../../core/navigation/icon-of.ts';
import { $docks, $unreadOfDocks, type Dock } from './docks.ts';
import styles from './dock-rail.module.css';
import { $dock, dockPressed } from './model.ts';
import { UnreadBadge } from './unread-badge.tsx';
import { useDockTitle } from './use-dock-title.ts';

/** The rail at the right edge: one button for each dock. */
export function DockRail() {
  const { docks, dock: shown, unread, press } = useUnit({ docks: $docks, dock: $dock, unread: $unreadOfDocks, press: dockPressed });
  const { formatMessage } = useIntl();
  const titleOf = useDockTitle();
  const countOf = (dock: Dock) => unread[dock.id] ?? 0;
  const labelOf = (dock: Dock) => {
    const [name, count] = [titleOf(dock), countOf(dock)];
    if (!dock.title) return formatMessage({ id: 'shell.dock.planned' }, { name });
    return count > 0 ? formatMessage({ id: 'shell.dock.unread' }, { name, count }) : name;
  };
  return (
    <div className={styles.rail}>
      {docks.map((dock) => (
        <span key={dock.id} className={styles.entry}>
          <IconButton
            id={`dock-button-${dock.id}`}
            className={styles.button}
            icon={iconOf(dock.icon, titleOf(dock))}
            label={labelOf(dock)}
            aria-expanded={shown.open === dock.id}
            aria-controls="dock"
            onClick={() => press(dock.id)}
          />
          <UnreadBadge count={countOf(dock)} />
        </span>
      ))}
    </div>
  );
}
