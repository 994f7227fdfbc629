import { oneOf, searchOf } from '@mortar/remote-kit';
import { SEARCH_KINDS, type SearchKind } from '@mortar/protocol/market';

/** What is searched for, as the address says it. */
export interface View {
  text: string;
  /** Null for all kinds. */
  kind: SearchKind | null;
}

export function readView(search: string): View {
  const params = new URLSearchParams(search);
  return { text: (params.get('text') ?? '').trim().slice(0, 100), kind: oneOf(SEARCH_KINDS, params.get('kind')) ?? null };
}

export const searchOfView = (view: View): string => searchOf({ ...view });
