import { IconButton } from '@mortar/ui';
import { useIntl } from 'react-intl';
import styles from './dock-rail.module.css';

/** Places of the docks (spec §2: messages and game centre on every page of a desk); none is built yet, and each says so. */
const DOCKS = [
  { id: 'messages', icon: 'message' },
  { id: 'gamecenter', icon: 'gamepad' },
] as const;

/** The rail of docks at the right edge, from 750 px on. */
export function DockRail() {
  const { formatMessage } = useIntl();
  return (
    <aside className={styles.rail} aria-label={formatMessage({ id: 'shell.docks' })}>
      {DOCKS.map(({ id, icon }) => (
        <IconButton
          key={id}
          icon={icon}
          disabled
          label={formatMessage({ id: 'shell.dock.planned' }, { name: formatMessage({ id: `shell.dock.${id}` }) })}
        />
      ))}
    </aside>
  );
}
