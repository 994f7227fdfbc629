import type { ReactNode } from 'react';
import { useSecondsLeft } from './use-seconds-left.ts';

export interface CountdownProps {
  /** Moment of this device's clock, ms since the epoch; a time of the server's less the clock's offset. */
  until: number;
  /** What is shown with so many whole seconds left, and at 0. */
  children: (seconds: number) => ReactNode;
}

/** Counts down to a moment. Readers are told when they ask, never every second. */
export function Countdown({ until, children }: CountdownProps) {
  const seconds = useSecondsLeft(until);
  return (
    <span role="timer" aria-live="off">
      {children(seconds)}
    </span>
  );
}
