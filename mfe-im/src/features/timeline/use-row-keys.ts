import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

/** Which row the keys go to. */
const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

const indexOf = (row: Element | null) => Number(row?.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);

interface Given {
  list: RefObject<HTMLElement | null>;
  /** Key of each row; those of lines begin with `line:`. */
  keys: readonly string[];
  /** The row with the tab stop, which stands in the document wherever the view is. */
  active: string | undefined;
  activate: (key: string | undefined) => void;
  scrollTo: (index: number) => void;
}

/** Arrow keys go from message to message, of which one has the tab stop; Esc leads back to what is being written. */
export function useRowKeys({ list, keys, active, activate, scrollTo }: Given) {
  const wanted = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined || wanted.current !== active) return;
    wanted.current = undefined;
    list.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus({ preventScroll: true });
  }, [list, active]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Escape') return event.currentTarget.closest('[data-conversation]')?.querySelector('textarea')?.focus();
    const step = STEPS[event.key];
    const row = event.target instanceof HTMLElement ? event.target : null;
    if (!step || !row?.matches('[data-row]')) return;
    event.preventDefault();
    const last = keys.length - 1;
    const from = indexOf(row);
    let to = Math.max(0, Math.min(last, step(from, last)));
    // A line between two messages takes no keys.
    const by = to < from ? -1 : 1;
    while (to !== from && keys[to]?.startsWith('line:') && to + by >= 0 && to + by <= last) to += by;
    wanted.current = keys[to];
    activate(keys[to]);
    scrollTo(to);
  }

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const index = indexOf(event.target);
    if (index >= 0) activate(keys[index]);
  };
  return { onKeyDown, onFocus };
}
