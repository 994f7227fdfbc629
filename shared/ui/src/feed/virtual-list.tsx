import { measureElement, useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { distinct } from './distinct.ts';
import type { FeedProps } from './feed.tsx';
import { articleProps, feedProps } from './feed-props.ts';
import { useAnchor } from './use-anchor.ts';
import { useWindowKeys } from './use-window-keys.ts';
import styles from './feed.module.css';

export interface VirtualListProps<Item> extends FeedProps<Item> {
  /** Height of an item before it is measured, in px; the nearer to the truth, the calmer the scrollbar. */
  estimate: number;
  /** Space between items, in px. */
  gap?: number;
  /** What scrolls: the page, or a box of the list's own, whose height `className` gives. */
  scroll?: 'page' | 'box';
  /** Key of the item to start at: what `onAnchorChange` told when the person left. */
  anchor?: string;
  /** Heights as they were measured, by key. Kept by the caller, the way back finds every item exactly where it was. */
  heights?: Map<string, number>;
  /** The item at the top has changed; keep its key, and the way back leads to the same item. */
  onAnchorChange?: (key: string) => void;
}

/**
 * A list of any length of which only what is near is in the page. Items that come above push nobody away: the place is
 * kept by key. The browser's own search finds only what is near, so offer a search of your own beside it.
 */
export function VirtualList<Item>({ scroll = 'page', ...props }: VirtualListProps<Item>) {
  return scroll === 'page' ? <InPage {...props} /> : <InBox {...props} />;
}

type BodyProps<Item> = Omit<VirtualListProps<Item>, 'scroll'>;

/** Items drawn beyond what is seen, above and below. */
const OVERSCAN = 4;

function useOptions<Item>({ items, itemKey, estimate, gap = 16, heights }: BodyProps<Item>) {
  // Kept from frame to frame: a new `getItemKey` makes the virtualizer measure every item again.
  const shown = useMemo(() => distinct(items, itemKey), [items, itemKey]);
  const keyAt = useCallback((index: number) => itemKey(shown[index]!), [shown, itemKey]);
  const measured: typeof measureElement<HTMLElement> = (element, entry, instance) => {
    const height = measureElement(element, entry, instance);
    const index = Number(element.dataset['index']);
    if (index < shown.length) heights?.set(keyAt(index), height);
    return height;
  };
  const options = {
    count: shown.length,
    estimateSize: (index: number) => heights?.get(keyAt(index)) ?? estimate,
    getItemKey: keyAt,
    measureElement: measured,
    gap,
    overscan: OVERSCAN,
    // Keeps the item at the top where it is when others come before it.
    anchorTo: 'end',
  } as const;
  return { shown, options };
}

function InPage<Item>(props: BodyProps<Item>) {
  const room = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((room.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  const { shown, options } = useOptions(props);
  const virtualizer = useWindowVirtualizer<HTMLElement>({ ...options, scrollMargin: top });
  useAnchor(virtualizer, { ...props, shown });
  return <Items {...props} shown={shown} virtualizer={virtualizer} offset={top} room={room} />;
}

function InBox<Item>(props: BodyProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const { shown, options } = useOptions(props);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({ ...options, getScrollElement: () => scroller.current });
  useAnchor(virtualizer, { ...props, shown });
  return (
    <div ref={scroller} className={classNames(styles.scroller, props.className)}>
      <Items {...props} className={undefined} shown={shown} virtualizer={virtualizer} offset={0} room={room} />
    </div>
  );
}

interface ItemsProps<Item, Scroller extends Element | Window> extends BodyProps<Item> {
  shown: readonly Item[];
  virtualizer: Virtualizer<Scroller, HTMLElement>;
  /** Where the list starts in what scrolls, in px. */
  offset: number;
  room: RefObject<HTMLDivElement | null>;
}

function Items<Item, Scroller extends Element | Window>(props: ItemsProps<Item, Scroller>): ReactNode {
  const { shown, virtualizer, offset, room, itemLabel, label, busy = false, total, className, children } = props;
  const onKeyDown = useWindowKeys(virtualizer);
  const near = virtualizer.getVirtualItems();
  return (
    <div
      ref={room}
      {...feedProps(label, busy || near.length === 0, onKeyDown)}
      className={classNames(styles.window, className)}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {near.map(({ index, key, start }) => (
        <article
          key={String(key)}
          ref={virtualizer.measureElement}
          data-index={index}
          className={styles.placed}
          style={{ transform: `translateY(${start - offset}px)` }}
          {...articleProps(itemLabel(shown[index]!), index, total ?? shown.length)}
        >
          {children(shown[index]!, index)}
        </article>
      ))}
    </div>
  );
}
