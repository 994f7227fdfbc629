import { oneOf, searchOf } from '@mortar/remote-kit';
import type { OwnView } from '#features/own';
import { chainIn } from '../../lib/view.ts';

export const TABS = ['received', 'made', 'ended', 'bids'] as const;

/** What the page shows, as its address says it. */
export interface View extends OwnView {
  /** `ended`: offers that were made and are over. */
  tab: (typeof TABS)[number];
}

export function readView(search: string): View {
  const params = new URLSearchParams(search);
  return { chain: chainIn(params), tab: oneOf(TABS, params.get('tab')) ?? 'received' };
}

export const searchOfView = (view: View): string => searchOf({ ...view }, { tab: 'received' });
