import { type RefObject, useEffect, useState } from 'react';
import { watchNearness } from './nearness.ts';

interface Nearness {
  /** How near counts, in px. */
  margin: number;
  /** The seen height times this counts as well: 1.1 is a tenth of it more. */
  ratio: number;
  /** How long it has to stay near, in ms: what is scrolled past is not worth a request. */
  delay: number;
}

/** Whether an element was near what is seen, once and for all. */
export function useNear(element: RefObject<Element | null>, { margin, ratio, delay }: Nearness): boolean {
  const [wasNear, setNear] = useState(false);
  useEffect(() => {
    if (wasNear || !element.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reach = Math.max(margin, Math.round(window.innerHeight * (ratio - 1)));
    const end = watchNearness(element.current, reach, (isNear) => {
      clearTimeout(timer);
      if (isNear) timer = setTimeout(() => setNear(true), delay);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [element, wasNear, margin, ratio, delay]);
  return wasNear;
}
