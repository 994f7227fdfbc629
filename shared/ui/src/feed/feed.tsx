import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { distinct } from './distinct.ts';
import { articleProps, feedProps } from './feed-props.ts';
import { leaveFeed, readFeedKey } from './keys.ts';
import styles from './feed.module.css';

export interface FeedProps<Item> {
  items: readonly Item[];
  /** Tells items apart; an item that comes twice is shown once. */
  itemKey: (item: Item) => string;
  /** Draws an item; it stands in an `article` of its own. */
  children: (item: Item, index: number) => ReactNode;
  /** Name of the feed. */
  label: string;
  /** Name of one article for readers, for example its title or its author. */
  itemLabel: (item: Item) => string;
  /** More items are on their way. */
  busy?: boolean;
  /** How many items there are in all; left out while nobody knows. */
  total?: number;
  className?: string;
}

/** A list of articles, all of them in the page: the browser's own search finds every one. Page Down and Up go from one to the next. */
export function Feed<Item>({ items, itemKey, children, label, itemLabel, busy = false, total, className }: FeedProps<Item>) {
  const shown = distinct(items, itemKey);
  return (
    <div {...feedProps(label, busy, onKeyDown)} className={classNames(styles.feed, className)}>
      {shown.map((item, index) => (
        <article key={itemKey(item)} {...articleProps(itemLabel(item), index, total ?? -1)} className={styles.item}>
          {children(item, index)}
        </article>
      ))}
    </div>
  );
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const move = readFeedKey(event);
  if (!move) return;
  event.preventDefault();
  if (move.kind === 'out') return leaveFeed(event.currentTarget, move.side);
  const beside = move.step === 1 ? move.article.nextElementSibling : move.article.previousElementSibling;
  if (beside instanceof HTMLElement) beside.focus();
}
