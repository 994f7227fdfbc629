import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back for Esc within an element; a menu that lies over it, or anything in it that used the key, comes first. */
export function useEscape(within: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escaped = useEffectEvent(onEscape);
  useEffect(() => {
    const element = within.current;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) escaped();
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [within]);
}
