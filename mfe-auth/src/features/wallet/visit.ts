import type { ConnectedWallet, FoundWallet } from '@mortar/chain/wallets';
import type { RequestFailure } from '@mortar/client';
import type { NoncePurpose } from '@mortar/protocol';

/** One try with one wallet. What belongs to an earlier one is let go. */
export interface Visit {
  attempt: number;
  purpose: NoncePurpose;
  found: FoundWallet;
}

/** A try whose wallet has shown an account. */
export interface Meeting extends Visit {
  wallet: ConnectedWallet;
}

/** Why a try ended: words of spec §8 by the ids of their texts, the words of the wallet itself, or a refusal of the server. */
export type Trouble = { word: TroubleWord; address?: string } | { said: string } | { failure: RequestFailure };
export type TroubleWord = 'sign-error' | 'web3-error' | 'contract-error' | 'other-address' | 'no-address';

/** Whether two addresses are one: those of the Ethereum family have many spellings. */
export const isSame = (one: string, other: string): boolean =>
  one === other || (one.startsWith('0x') && one.toLowerCase() === other.toLowerCase());

/** An address as it fits into a line. */
export const shortOf = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;
