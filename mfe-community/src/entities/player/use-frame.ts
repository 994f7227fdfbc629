import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

interface Options {
  /** Takes a key. */
  onKey: (event: KeyboardEvent) => void;
  /** Keys count too that nothing of the page has. */
  hasPageKeys: boolean;
}

interface Frame {
  /** Nobody has touched it for a while. */
  isResting: boolean;
  wake: () => void;
}

/** Controls leave a video that plays after this, ms. */
const REST_MS = 2500;

/** Keys of a player, and whether somebody is at its controls. */
export function useFrame(frame: RefObject<HTMLElement | null>, { onKey, hasPageKeys }: Options): Frame {
  const [isResting, setResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = () => {
    setResting(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResting(true), REST_MS);
  };
  const woken = useEffectEvent(wake);
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    wake();
    onKey(event);
  });

  useEffect(() => {
    const element = frame.current!;
    const onMove = () => woken();
    const onOwnKey = (event: KeyboardEvent) => pressed(event);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('focusin', onMove);
    element.addEventListener('keydown', onOwnKey);
    return () => {
      clearTimeout(timer.current);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('focusin', onMove);
      element.removeEventListener('keydown', onOwnKey);
    };
  }, [frame]);

  useEffect(() => {
    if (!hasPageKeys) return;
    const onPageKey = (event: KeyboardEvent) => event.target === document.body && pressed(event);
    document.addEventListener('keydown', onPageKey);
    return () => document.removeEventListener('keydown', onPageKey);
  }, [hasPageKeys]);

  return { isResting, wake };
}
