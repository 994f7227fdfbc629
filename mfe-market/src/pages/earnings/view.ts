import { oneOf, searchOf } from '@mortar/remote-kit';
import type { OwnView } from '#features/own';
import { chainIn } from '../../lib/view.ts';

export const PERIODS = ['week', 'month', 'quarter', 'year', 'all'] as const;
export const METHODS = ['fifo', 'average'] as const;
export const TABS = ['sales', 'held'] as const;

/** What the page shows, as its address says it. */
export interface View extends OwnView {
  period: (typeof PERIODS)[number];
  /** Which lots leave first. */
  method: (typeof METHODS)[number];
  tab: (typeof TABS)[number];
}

export function readView(search: string): View {
  const params = new URLSearchParams(search);
  return {
    chain: chainIn(params),
    period: oneOf(PERIODS, params.get('period')) ?? 'all',
    method: oneOf(METHODS, params.get('method')) ?? 'fifo',
    tab: oneOf(TABS, params.get('tab')) ?? 'sales',
  };
}

export const searchOfView = (view: View): string => searchOf({ ...view }, { period: 'all', method: 'fifo', tab: 'sales' });

const DAY_MS = 86_400_000;
const DAYS = { week: 7, month: 30, quarter: 90, year: 365, all: 0 } as const;

/** Where a period begins: whole days of UTC. Nothing for all time. */
export function spanOf({ period }: Pick<View, 'period'>): { from?: string } {
  if (period === 'all') return {};
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  return { from: new Date(today - (DAYS[period] - 1) * DAY_MS).toISOString() };
}
