import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface CountUpProps {
  /** Whole number that it counts to, from 0. */
  value: number;
  /** The number as it is written here, such as "+1,234". */
  format: (value: number) => string;
  /** Waits so long before it begins. */
  delayMs?: number;
}

const COUNT_MS = 900;

/** Fast at first, slow towards the end. */
const eased = (share: number) => 1 - (1 - share) ** 3;

/** A number that counts up once it shows; without motion it stands there. Readers hear the end alone. */
export function CountUp({ value, format, delayMs = 0 }: CountUpProps) {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const since = performance.now() + delayMs;
    let frame = 0;
    const step = () => {
      const share = isCalm ? 1 : Math.min(Math.max((performance.now() - since) / COUNT_MS, 0), 1);
      setShown(Math.round(value * eased(share)));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [value, delayMs]);
  return (
    <>
      <span aria-hidden>{format(shown)}</span>
      <VisuallyHidden>{format(value)}</VisuallyHidden>
    </>
  );
}
