import { oneOf } from '@mortar/remote-kit';

/** Lists of the home page, as its address names them. */
export const TABS = ['home', 'latest', 'hot'] as const;
export type FeedTab = (typeof TABS)[number];

/** Which list an address means: whom somebody follows, or for a visitor what is newest. */
export const tabOf = (search: URLSearchParams, isSignedIn: boolean): FeedTab => {
  const said = oneOf(TABS, search.get('feed'));
  return said && (isSignedIn || said !== 'home') ? said : isSignedIn ? 'home' : 'latest';
};
