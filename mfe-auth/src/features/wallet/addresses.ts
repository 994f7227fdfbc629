/** Where a wallet for this browser, or for a phone, is to be had. */
export const WALLET_STORE = 'https://metamask.io/download/';

/** An address that opens this page in the wallet on a phone, or leads to its store where there is none. */
export const phoneAddress = ({ host, pathname, search }: Pick<Location, 'host' | 'pathname' | 'search'>): string =>
  `https://metamask.app.link/dapp/${host}${pathname}${search}`;
