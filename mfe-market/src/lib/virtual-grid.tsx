import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useColumns } from './use-columns.ts';
import styles from './virtual-grid.module.css';

interface Props<Item> {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Name of the list. */
  label: string;
  /** How many there are in all; -1 where nobody knows. */
  total: number;
  /** Least width of a cell, px. */
  least: number;
  /** Height of what stands below a cell's square, rem. */
  foot: number;
  children: (item: Item) => ReactNode;
}

const GAP = 12;
/** Rows drawn beyond what is seen, above and below. */
const OVERSCAN = 2;

/** Size of the letters that the person chose, px. */
const rootSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/**
 * Cells of one height in as many columns as fit, in the scroll of the page: only those that are near stand in the document. Heights are
 * known before anything is drawn, so that a step back finds its place at once.
 */
export function VirtualGrid<Item>({ items, itemKey, label, total, least, foot, children }: Props<Item>) {
  const room = useRef<HTMLUListElement>(null);
  const { columns, width } = useColumns(room, least, GAP);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(room.current!.getBoundingClientRect().top + window.scrollY), [width]);
  const rowHeight = Math.round(width + foot * rootSize()) + GAP;
  const count = Math.ceil(items.length / columns);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    // What is drawn beyond the edge gives a row time: it is put together behind the picture that scrolls, not before it.
    useFlushSync: false,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const rows = virtualizer.getVirtualItems();
  const near =
    width === 0
      ? []
      : rows.flatMap(({ index }) => items.slice(index * columns, (index + 1) * columns).map((item, at) => ({ item, row: index, at })));
  return (
    <ul ref={room} className={styles.grid} aria-label={label} style={{ blockSize: Math.max(0, count * rowHeight - GAP) }}>
      {near.map(({ item, row, at }) => (
        <li
          key={itemKey(item)}
          data-item={itemKey(item)}
          className={styles.cell}
          aria-posinset={row * columns + at + 1}
          aria-setsize={total}
          style={{ inlineSize: width, blockSize: rowHeight - GAP, transform: `translate(${at * (width + GAP)}px, ${row * rowHeight}px)` }}
        >
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
