import { oneOf, searchOf } from '@mortar/remote-kit';
import { PERIODS, type Period } from '@mortar/protocol/market';
import { chainIn } from '../../lib/view.ts';

/** Which ranking of creators is shown, as the address says it. */
export interface View {
  chain: number | null;
  range: Period;
}

export function readView(search: string): View {
  const params = new URLSearchParams(search);
  return { chain: chainIn(params), range: oneOf(PERIODS, params.get('period')) ?? '30d' };
}

export const searchOfView = ({ chain, range }: View): string => searchOf({ chain, period: range }, { period: '30d' });
