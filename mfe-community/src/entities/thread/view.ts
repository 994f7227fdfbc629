import { oneOf } from '@mortar/remote-kit';
import { SORTS, type Shown, type Sort } from './model.ts';

/** What an address asks for. */
export function viewOf(postid: string, search: URLSearchParams): Shown & { sort: Sort } {
  const key = search.get('key');
  return { postid, sort: oneOf(SORTS, search.get('sort')) ?? 'old', ...(key && { key }) };
}
