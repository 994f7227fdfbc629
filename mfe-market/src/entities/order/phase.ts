import type { Order } from '@mortar/protocol/market';
import { useIsPast } from './clock.ts';

/** Where an order is: what is open past its time waits for somebody to end it. */
export type Phase = 'live' | 'over' | Exclude<Order['state'], 'open'>;

export function usePhase({ state, endTime }: Order): Phase {
  const isPast = useIsPast(endTime);
  if (state !== 'open') return state;
  return isPast ? 'over' : 'live';
}
