import { useEffect, useState } from 'react';

/** How long nobody types before something is asked for, in ms. */
const PAUSE_MS = 250;

/** What was typed, once the typing has paused; an emptied field counts at once. */
export function useSettled(text: string): string {
  const trimmed = text.trim();
  const [settled, setSettled] = useState(trimmed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(trimmed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [trimmed]);
  return trimmed === '' ? '' : settled;
}
