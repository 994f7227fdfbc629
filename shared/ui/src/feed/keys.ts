import type { KeyboardEvent } from 'react';

/** Article with the focus in it, or null. */
function focusedArticle(feed: HTMLElement): HTMLElement | null {
  const article = document.activeElement?.closest<HTMLElement>('[role="article"], article') ?? null;
  return article && feed.contains(article) ? article : null;
}

/** What a press asks for: an article beside the one with the focus, or a way out of the feed. */
export type FeedMove = { kind: 'beside'; article: HTMLElement; step: 1 | -1 } | { kind: 'out'; side: 'before' | 'after' };

/**
 * Reads a key as the feed pattern of ARIA has it: Page Down and Page Up go from article to article, Ctrl with Home or
 * End leaves the feed. Keys that a field inside of it needs stay with the field.
 */
export function readFeedKey(event: KeyboardEvent<HTMLElement>): FeedMove | null {
  if (isTyping(event)) return null;
  if (event.key === 'PageDown' || event.key === 'PageUp') {
    const article = focusedArticle(event.currentTarget);
    return article && { kind: 'beside', article, step: event.key === 'PageDown' ? 1 : -1 };
  }
  if (!event.ctrlKey && !event.metaKey) return null;
  if (event.key === 'Home') return { kind: 'out', side: 'before' };
  return event.key === 'End' ? { kind: 'out', side: 'after' } : null;
}

function isTyping({ target, nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || (target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]'));
}

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';

/** Puts the focus on what comes before or after the feed in the order of the page. */
export function leaveFeed(feed: HTMLElement, side: 'before' | 'after'): void {
  const wanted = side === 'before' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const outside = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !feed.contains(element) && feed.compareDocumentPosition(element) & wanted && !element.closest('[inert]'),
  );
  const next = side === 'before' ? outside.at(-1) : outside[0];
  next?.focus();
}
