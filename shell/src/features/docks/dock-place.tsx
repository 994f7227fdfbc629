import { whenIdle } from '@mortar/host';
import { useMediaQuery } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useEffect, type CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { MOBILE_QUERY } from '../../core/navigation/is-mobile.ts';
import { DockRail } from './dock-rail.tsx';
import styles from './dock-place.module.css';
import { $docks } from './docks.ts';
import { $dock, $dockCode, docksWanted } from './model.ts';

/**
 * The docks beside every page of a desk: their rail, and the place of the one that is open; on the landing page the rail is a
 * tab at the edge until one opens. Their code comes when the page is idle.
 */
export function Docks() {
  const { dock, docks, code, want } = useUnit({ dock: $dock, docks: $docks, code: $dockCode, want: docksWanted });
  const { formatMessage } = useIntl();
  const isDesk = !useMediaQuery(MOBILE_QUERY);
  // What a person left open may be live no more.
  const isOpen = isDesk && docks.some(({ id }) => id === dock.open);
  useEffect(() => (isDesk ? whenIdle(want, isOpen) : undefined), [want, isDesk, isOpen]);
  return (
    <aside className={styles.docks} data-open={isOpen} aria-label={formatMessage({ id: 'shell.docks' })}>
      <DockRail />
      {/* Closed, it has no style of its own: the server's markup may carry none. */}
      <div
        id="dock"
        className={styles.place}
        hidden={!isOpen}
        style={isOpen ? ({ '--dock-width': `${dock.width}px` } as CSSProperties) : {}}
      >
        {code && isDesk && <code.DockFrame />}
      </div>
    </aside>
  );
}
