import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';

/**
 * Which point is looked at, by pointer, finger or key. Arrows go by one, Page Up and Down by a tenth, Esc lets go.
 * @param onWalk told of the point that a key has led to
 */
export function useCrosshair(count: number, nearest: (px: number) => number | null, onWalk?: (index: number) => void) {
  const [index, setIndex] = useState<number | null>(null);
  const last = count - 1;
  const now = Math.min(index ?? last, last);
  const tenth = Math.max(1, Math.round(count / 10));
  const follow = (event: PointerEvent<HTMLElement>) => setIndex(nearest(event.clientX - event.currentTarget.getBoundingClientRect().left));
  const walk = (event: KeyboardEvent) => {
    const goals: Record<string, number> = {
      ArrowLeft: now - 1,
      ArrowDown: now - 1,
      ArrowRight: now + 1,
      ArrowUp: now + 1,
      PageDown: now - tenth,
      PageUp: now + tenth,
      Home: 0,
      End: last,
    };
    if (event.key === 'Escape' && index !== null) {
      event.stopPropagation();
      return setIndex(null);
    }
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    const reached = Math.max(0, Math.min(last, goal));
    setIndex(reached);
    onWalk?.(reached);
  };
  const handlers = {
    onPointerMove: follow,
    onPointerDown: follow,
    // A finger that was lifted has chosen; the next press anywhere else lets go, by the blur.
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setIndex(null),
    onKeyDown: walk,
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => currentTarget.matches(':focus-visible') && setIndex((old) => old ?? last),
    onBlur: () => setIndex(null),
  };
  return { index: index === null ? null : now, now, handlers };
}
