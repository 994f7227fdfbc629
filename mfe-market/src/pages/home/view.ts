import { oneOf, searchOf } from '@mortar/remote-kit';
import { HOME_PERIOD, PERIODS, type Period } from '@mortar/protocol/market';
import { chainIn } from '../../lib/view.ts';

/** Which chain and which time the market's first page shows, as its address says it. */
export interface View {
  chain: number | null;
  period: Period;
}

export function readView(search: string): View {
  const params = new URLSearchParams(search);
  return { chain: chainIn(params), period: oneOf(PERIODS, params.get('period')) ?? HOME_PERIOD };
}

export const searchOfView = (view: View): string => searchOf({ ...view }, { period: HOME_PERIOD });
