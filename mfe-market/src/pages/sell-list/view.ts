import { oneOf, searchOf } from '@mortar/remote-kit';
import type { OwnView } from '#features/own';
import { chainIn } from '../../lib/view.ts';

export const TABS = ['live', 'ended'] as const;

/** What the page shows, as its address says it. */
export interface View extends OwnView {
  tab: (typeof TABS)[number];
}

export function readView(search: string): View {
  const params = new URLSearchParams(search);
  return { chain: chainIn(params), tab: oneOf(TABS, params.get('tab')) ?? 'live' };
}

export const searchOfView = (view: View): string => searchOf({ ...view }, { tab: 'live' });
