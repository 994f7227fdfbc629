import { chainIn, type OwnView } from '#features/own';
import { oneOf } from '../../lib/use-address.ts';

export const TABS = ['live', 'ended'] as const;

/** What the page shows, as its address says it. */
export interface View extends OwnView {
  tab: (typeof TABS)[number];
}

export const readView = (search: string): View => ({
  chain: chainIn(search),
  tab: oneOf(TABS, new URLSearchParams(search).get('tab')) ?? 'live',
});

export const paramsOf = ({ chain, tab }: View): Record<string, string> => ({
  ...(chain !== null && { chain: String(chain) }),
  ...(tab !== 'live' && { tab }),
});
