import type { ConnectedWallet, FoundWallet } from '@mortar/chain/wallets';
import type { RequestFailure } from '@mortar/client';
import type { NoncePurpose } from '@mortar/protocol';

/** What a wallet is put to; `connect` follows the person's own one, and nothing is signed for it. */
export type Purpose = NoncePurpose | 'connect';

/** One try with one wallet. What belongs to an earlier one is let go. */
export interface Visit<For extends Purpose = Purpose> {
  attempt: number;
  purpose: For;
  found: FoundWallet;
}

/** A try whose wallet has shown an account. */
export interface Meeting<For extends Purpose = Purpose> extends Visit<For> {
  wallet: ConnectedWallet;
}

/** Whether something is signed in this try. */
export const isSigned = (meeting: Meeting): meeting is Meeting<NoncePurpose> => meeting.purpose !== 'connect';

/** Why a try ended: words of spec §8 by the ids of their texts, the words of the wallet itself, or a refusal of the server. */
export type Trouble = { word: TroubleWord; address?: string } | { said: string } | { failure: RequestFailure };
export type TroubleWord = 'sign-error' | 'web3-error' | 'contract-error' | 'other-address' | 'no-address';

/** Whether two addresses are one: those of the Ethereum family have many spellings. */
export const isSame = (one: string, other: string): boolean =>
  one === other || (one.startsWith('0x') && one.toLowerCase() === other.toLowerCase());
