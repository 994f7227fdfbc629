import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import styles from './long-list.module.css';

interface Props<Item> {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Name of the list. */
  label: string;
  /** Height of a row in px; a taller one is measured. */
  estimate: number;
  /** How many there are in all, of which `items` are the first. */
  total: number;
  /** The end of what has come is near. */
  onNearEnd: () => void;
  children: (item: Item) => ReactNode;
}

/** Rows from the end at which more is asked for. */
const AHEAD = 20;
const OVERSCAN = 8;

/** A list of a hundred thousand in a pane of its own: only rows that are near stand in the document. */
export function LongList<Item>({ items, itemKey, label, estimate, total, onNearEnd, children }: Props<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    estimateSize: () => estimate,
    getItemKey: (index) => itemKey(items[index]!),
    getScrollElement: () => scroller.current,
    overscan: OVERSCAN,
  });
  const rows = virtualizer.getVirtualItems();
  const near = useEffectEvent(onNearEnd);
  const isNear = (rows.at(-1)?.index ?? 0) >= items.length - AHEAD;
  useEffect(() => {
    if (isNear) near();
  }, [isNear, items.length]);
  return (
    <div ref={scroller} className={styles.scroller} tabIndex={-1}>
      <ul className={styles.list} aria-label={label} style={{ blockSize: virtualizer.getTotalSize() }}>
        {rows.map(({ index, key, start }) => (
          <li
            key={String(key)}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={Math.max(total, items.length)}
            className={styles.row}
            style={{ transform: `translateY(${start}px)` }}
          >
            {children(items[index]!)}
          </li>
        ))}
      </ul>
    </div>
  );
}
