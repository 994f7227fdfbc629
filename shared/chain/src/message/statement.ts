import type { NoncePurpose } from '@mortar/protocol/identity';

const WELCOME = 'Welcome to Mortar! This request will not trigger a blockchain transaction or cost any gas fees.';

/** What a person agrees to by signing (spec §5). One line of ASCII, as ERC-4361 wants it, so it is the same in every language. */
export const STATEMENTS: Readonly<Record<NoncePurpose, string>> = {
  login: WELCOME,
  bind: WELCOME,
  unbind: 'Authorize to disconnect current on-chain address from your Mortar account.',
};
