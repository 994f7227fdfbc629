import { oneOf, searchOf } from '@mortar/remote-kit';
import { PERIODS, RANKING_SORTS, type Period, type RankingSort } from '@mortar/protocol/market';
import { chainIn } from '../../lib/view.ts';

/** What a ranking shows, as its address says it. */
export interface View {
  chain: number | null;
  period: Period;
  sort: RankingSort;
  order: 'asc' | 'desc';
}

const PLAIN = { period: '24h', sort: 'volume', order: 'desc' } as const;

export function readView(search: string): View {
  const params = new URLSearchParams(search);
  return {
    chain: chainIn(params),
    period: oneOf(PERIODS, params.get('period')) ?? PLAIN.period,
    sort: oneOf(RANKING_SORTS, params.get('sort')) ?? PLAIN.sort,
    order: oneOf(['asc', 'desc'], params.get('order')) ?? PLAIN.order,
  };
}

export const searchOfView = (view: View): string => searchOf({ ...view }, PLAIN);
