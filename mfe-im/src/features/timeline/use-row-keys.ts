import type { Virtualizer } from '@tanstack/react-virtual';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

type List = Virtualizer<HTMLDivElement, Element>;

/** Which row the keys go to. */
const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

const indexOf = (row: Element | null) => Number(row?.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);

/** Arrow keys go from message to message, of which one has the tab stop; Esc leads back to what is being written. */
export function useRowKeys(virtualizer: List, count: number, keyOf: (index: number) => string | undefined) {
  const [activeKey, setActiveKey] = useState<string | undefined>(undefined);
  const wanted = useRef(-1);

  function focus(list: HTMLElement, index: number): boolean {
    const row = list.querySelector<HTMLElement>(`[data-index="${index}"] [data-row]`);
    row?.focus();
    return row !== null;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const list = event.currentTarget;
    if (event.key === 'Escape') return list.closest('[data-conversation]')?.querySelector('textarea')?.focus();
    const step = STEPS[event.key];
    const row = event.target instanceof HTMLElement ? event.target : null;
    if (!step || !row?.matches('[data-row]')) return;
    event.preventDefault();
    const from = indexOf(row);
    let to = Math.max(0, Math.min(count - 1, step(from, count - 1)));
    // A line between two messages takes no keys.
    const by = to < from ? -1 : 1;
    while (to !== from && keyOf(to)?.startsWith('line:') && to + by >= 0 && to + by < count) to += by;
    wanted.current = to;
    virtualizer.scrollToIndex(to, { align: 'auto' });
    if (!focus(list, to)) requestAnimationFrame(() => focus(list, wanted.current));
  }

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const index = indexOf(event.target);
    if (index >= 0) setActiveKey(keyOf(index));
  };
  return { activeKey, onKeyDown, onFocus };
}
