import type { MoveKind } from '@mortar/protocol/market';
import { chainIn, type OwnView } from '#features/own';
import { oneOf } from '../../lib/use-address.ts';

export const KINDS = ['bought', 'sold', 'minted', 'received', 'sent', 'burned'] as const satisfies MoveKind[];

/** What the page shows, as its address says it. */
export interface View extends OwnView {
  /** What happened; null for all of it. */
  kind: (typeof KINDS)[number] | null;
}

export const readView = (search: string): View => ({
  chain: chainIn(search),
  kind: oneOf(KINDS, new URLSearchParams(search).get('kind')) ?? null,
});

export const paramsOf = ({ chain, kind }: View): Record<string, string> => ({
  ...(chain !== null && { chain: String(chain) }),
  ...(kind && { kind }),
});
