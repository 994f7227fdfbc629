import type { Virtualizer } from '@tanstack/react-virtual';
import type { KeyboardEvent } from 'react';
import { leaveFeed, readFeedKey } from './keys.ts';

/** Keys of a windowed feed: the article to go to may not be in the page yet, so it is scrolled to first. */
export function useWindowKeys<Scroller extends Element | Window>(virtualizer: Virtualizer<Scroller, HTMLElement>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const move = readFeedKey(event);
    if (!move) return;
    event.preventDefault();
    const feed = event.currentTarget;
    if (move.kind === 'out') return leaveFeed(feed, move.side);
    const index = Number(move.article.dataset['index']) + move.step;
    if (index < 0 || index >= virtualizer.options.count) return;
    virtualizer.scrollToIndex(index, { align: 'auto' });
    focusWhenThere(feed, index, FRAMES);
  };
}

/** Frames within which a row that was scrolled to is drawn; after them nothing is forced. */
const FRAMES = 30;

function focusWhenThere(feed: HTMLElement, index: number, framesLeft: number): void {
  const article = feed.querySelector<HTMLElement>(`[data-index="${index}"]`);
  if (article) return article.focus({ preventScroll: true });
  if (framesLeft > 0) requestAnimationFrame(() => focusWhenThere(feed, index, framesLeft - 1));
}
