import type { KeyboardEvent } from 'react';

/** What readers are told of a feed; its keys belong to the whole of it. */
export function feedProps(label: string, busy: boolean, onKeyDown: (event: KeyboardEvent<HTMLElement>) => void) {
  return { role: 'feed', 'aria-label': label, 'aria-busy': busy, onKeyDown } as const;
}

/** What readers are told of an article; the feed pattern of ARIA gives each a tab stop. -1 items: nobody knows how many. */
export function articleProps(label: string, index: number, total: number) {
  return { tabIndex: 0, 'aria-label': label, 'aria-posinset': index + 1, 'aria-setsize': total } as const;
}
