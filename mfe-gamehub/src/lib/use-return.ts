import { useEffect } from 'react';

/** Calls back whenever somebody returns to this tab: a game that was played in another one has changed what stands here. */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && onReturn();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [onReturn]);
}
