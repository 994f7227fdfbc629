import { $unreadCount } from '@mortar/host';
import { IconButton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { $docks, MESSAGES, type Dock } from './docks.ts';
import styles from './dock-rail.module.css';
import { $dock, dockPressed } from './model.ts';
import { UnreadBadge } from './unread-badge.tsx';
import { useDockTitle } from './use-dock-title.ts';

/** The rail at the right edge: one button for each dock. */
export function DockRail() {
  const { docks, dock: shown, unread, press } = useUnit({ docks: $docks, dock: $dock, unread: $unreadCount, press: dockPressed });
  const { formatMessage } = useIntl();
  const titleOf = useDockTitle();
  const labelOf = (dock: Dock) => {
    const name = titleOf(dock);
    if (!dock.title) return formatMessage({ id: 'shell.dock.planned' }, { name });
    return dock.id === MESSAGES && unread > 0 ? formatMessage({ id: 'shell.dock.unread' }, { name, count: unread }) : name;
  };
  return (
    <div className={styles.rail}>
      {docks.map((dock) => (
        <span key={dock.id} className={styles.entry}>
          <IconButton
            id={`dock-button-${dock.id}`}
            className={styles.button}
            icon={dock.icon}
            label={labelOf(dock)}
            aria-expanded={shown.open === dock.id}
            aria-controls="dock"
            onClick={() => press(dock.id)}
          />
          {dock.id === MESSAGES && <UnreadBadge />}
        </span>
      ))}
    </div>
  );
}
