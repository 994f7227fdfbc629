import { oneOf, searchOf } from '@mortar/remote-kit';
import { chainIn } from '../../lib/view.ts';

export const TABS = ['created', 'collected', 'sale', 'activity'] as const;

/** What of an account is shown, as the address says it. */
export interface View {
  chain: number | null;
  tab: (typeof TABS)[number];
}

export function readView(search: string): View {
  const params = new URLSearchParams(search);
  return { chain: chainIn(params), tab: oneOf(TABS, params.get('tab')) ?? 'created' };
}

export const searchOfView = (view: View): string => searchOf({ ...view }, { tab: 'created' });
