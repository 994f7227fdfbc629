const ENDPOINTS = 'shared/protocol/src/account/endpoints.ts';

/**
 * What lines of the specification may wait for, and what ends the wait as soon as it is there: a folder, or a word of a
 * file. An endpoint stands in the protocol before anything of it is built, a page in its remote's description.
 */
export const WAITS = {
  binding: 'mfe-auth/remote.json#/bind/email',
  'the chain': 'shared/chain',
  community: 'mfe-community',
  'the marketplace': 'mfe-market',
  messaging: 'mfe-im',
  'password reset': 'mfe-auth/remote.json#/forgot',
  quiz: 'mfe-quiz',
  'third-party sign-in': `${ENDPOINTS}#/open/auto`,
  wallets: `${ENDPOINTS}#/open/wallet/login`,
};
