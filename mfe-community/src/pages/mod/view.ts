import { CASE_STATES } from '@mortar/protocol/community';
import { oneOf, searchOf } from '@mortar/remote-kit';
import type { View } from './model.ts';

/** What an address of `/mod` shows. */
export function readView(search: string): View {
  const words = new URLSearchParams(search);
  const id = words.get('case');
  return { state: oneOf(CASE_STATES, words.get('state')) ?? 'open', id: id && /^[1-9][0-9]{0,15}$/.test(id) ? id : null };
}

/** The address of a view. */
export const pathOf = ({ state, id }: View): string => `/mod${searchOf({ state, ...(id !== null && { case: id }) }, { state: 'open' })}`;
