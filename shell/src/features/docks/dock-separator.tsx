import { useUnit } from 'effector-react';
import { useRef, useSyncExternalStore, type KeyboardEvent, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import styles from './dock-separator.module.css';
import { $dock, dockCollapsed, dockResized, dockSettled } from './model.ts';
import { DEFAULT_WIDTH, NARROWEST, widestIn, widthWithin } from './widths.ts';

/** One press of an arrow key, in px. */
const STEP = 16;
/** A pointer that moved less than this was pressed, not drawn, in px. */
const PRESS = 3;

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
const useWindowWidth = () => useSyncExternalStore(subscribe, () => window.innerWidth);

/**
 * The edge of the dock: drawn by a pointer, moved by arrow keys, Home and End; Enter collapses the dock. A press without
 * a move takes the widest, the next one the usual width, so that nobody has to draw (WCAG 2.5.7).
 */
export function DockSeparator() {
  const { dock, resized, settled, collapse } = useUnit({
    dock: $dock,
    resized: dockResized,
    settled: dockSettled,
    collapse: dockCollapsed,
  });
  const { formatMessage } = useIntl();
  const windowWidth = useWindowWidth();
  const width = widthWithin(dock.width, windowWidth);
  const widest = widestIn(windowWidth);
  const drawn = useRef<{ at: number; width: number; moved: boolean } | null>(null);
  const take = (next: number) => {
    resized(widthWithin(next, windowWidth));
    settled();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: width + STEP, ArrowRight: width - STEP, Home: NARROWEST, End: widest }[event.key];
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next !== undefined) return take(next);
    document.getElementById(`dock-button-${dock.open}`)?.focus();
    collapse();
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawn.current = { at: event.clientX, width, moved: false };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    const start = drawn.current;
    if (!start || (!start.moved && Math.abs(clientX - start.at) < PRESS)) return;
    start.moved = true;
    resized(widthWithin(start.width + start.at - clientX, windowWidth));
  };
  const onPointerUp = () => {
    if (drawn.current?.moved) settled();
    else if (drawn.current) take(width < widest ? widest : DEFAULT_WIDTH);
    drawn.current = null;
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={formatMessage({ id: 'shell.dock.resize' })}
      title={formatMessage({ id: 'shell.dock.resize-hint' })}
      aria-controls="dock"
      aria-valuemin={NARROWEST}
      aria-valuemax={widest}
      aria-valuenow={width}
      aria-valuetext={formatMessage({ id: 'shell.dock.width' }, { width })}
      tabIndex={0}
      className={styles.edge}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => (drawn.current = null)}
    />
  );
}
