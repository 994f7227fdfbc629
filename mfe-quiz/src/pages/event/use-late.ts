import { useEffect, useState } from 'react';

/** A frame may be so late before the page looks by itself; not everybody looks at once. */
const LATE_MS = 1500;
const SPREAD_MS = 2000;

/** Calls back when what should happen at a moment was not heard of. @param moment ms of this device's clock; null where nothing should */
export function useLate(moment: number | null, look: () => void): void {
  const [spread] = useState(() => Math.random() * SPREAD_MS);
  useEffect(() => {
    if (moment === null) return undefined;
    const wait = () => Math.max(LATE_MS, moment - Date.now() + LATE_MS) + spread;
    let timer = setTimeout(again, wait());
    function again(): void {
      look();
      timer = setTimeout(again, wait());
    }
    return () => clearTimeout(timer);
  }, [moment, look, spread]);
}
