import { type FocusEvent, useEffect, useState } from 'react';

/** Whether toasts wait: the pointer or the focus is on one of them, or nobody sees the tab. */
export function usePaused(region: HTMLElement | null) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isHidden, setHidden] = useState(document.hidden);

  useEffect(() => {
    const read = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);

  return {
    paused: isHovered || isFocused || isHidden,
    /** A toast that goes away takes hover and focus with it without an event. */
    recheck: () => {
      setHovered((was) => was && (region?.matches(':hover') ?? false));
      setFocused(region?.contains(document.activeElement) ?? false);
    },
    listeners: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
