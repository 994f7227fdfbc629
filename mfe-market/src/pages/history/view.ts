import type { MoveKind } from '@mortar/protocol/market';
import { oneOf, searchOf } from '@mortar/remote-kit';
import type { OwnView } from '#features/own';
import { chainIn } from '../../lib/view.ts';

export const KINDS = ['bought', 'sold', 'minted', 'received', 'sent', 'burned'] as const satisfies MoveKind[];

/** What the page shows, as its address says it. */
export interface View extends OwnView {
  /** What happened; null for all of it. */
  kind: (typeof KINDS)[number] | null;
}

export function readView(search: string): View {
  const params = new URLSearchParams(search);
  return { chain: chainIn(params), kind: oneOf(KINDS, params.get('kind')) ?? null };
}

export const searchOfView = (view: View): string => searchOf({ ...view });
