import { type ConnectedWallet, type FoundWallet, isDeclined } from '@mortar/chain/wallets';
import type { RequestFailure } from '@mortar/client';
import { $profile, $session } from '@mortar/host';
import { thrownText } from '@mortar/protocol';
import type { NoncePurpose, WalletFamily } from '@mortar/protocol/identity';
import { combine, createEvent, createStore, sample } from 'effector';

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
type TroubleWord = 'sign-error' | 'web3-error' | 'contract-error' | 'other-address' | 'no-address';

/** Whether two addresses are one: those of the Ethereum family have many spellings. */
export const isSame = (one: string, other: string): boolean =>
  one === other || (one.startsWith('0x') && one.toLowerCase() === other.toLowerCase());

/** What a wallet is wanted for, and how the page says that it is done. */
interface Wish {
  purpose: Purpose;
  done: string;
  /** The one wallet that will do; unset where any does, and for the person's own. */
  only?: { address: string; family: WalletFamily };
}

/** A wallet is wanted: to sign in by, to bind, to unbind, or to be followed. */
export const walletWanted = createEvent<Wish>();
/** One wallet is wanted without a choice, to sign in by the account that it shows now. */
export const walletNamed = createEvent<Pick<Wish, 'done'> & { found: FoundWallet }>();
export const walletChosen = createEvent<FoundWallet>();
/** The chooser is wanted although there is but one wallet. */
export const othersWanted = createEvent();
/** The chosen wallet shall be asked once more. */
export const retried = createEvent();
/** Whatever the wallet still answers to this try is let go. */
export const cancelled = createEvent();
/** Nothing is wanted any more: whoever asked has closed. */
export const wishDropped = createEvent();

export const $wish = createStore<Wish>({ purpose: 'login', done: '' })
  .on(walletWanted, (_, wish) => wish)
  .on(walletNamed, (_, { done }) => ({ purpose: 'login', done }));
export const $purpose = $wish.map(({ purpose }) => purpose);

/** The person's own wallet; empty without one. */
export const $own = combine($profile, $session, (profile, session) => (profile ?? session)?.walletaddress ?? '');

sample({ clock: wishDropped, target: cancelled });

/** A try begins with this wallet. */
export const begun = createEvent<FoundWallet>();
/** It ended because the person said no: nothing is said of that. */
export const declined = createEvent();
/** It ended for a reason that the person must hear. */
export const troubled = createEvent<Trouble>();
/** The wallet threw something at the try that is under way. */
export const threw = createEvent<unknown>();

/** Number of the try that counts. */
export const $attempt = createStore(0).on([begun, cancelled, othersWanted, walletWanted], (attempt) => attempt + 1);
/** The wallet that is tried; null while it is to be chosen. */
export const $chosen = createStore<FoundWallet | null>(null)
  .on(begun, (_, found) => found)
  .reset(walletWanted, othersWanted);

/** Whether what an effect came to belongs to the try that counts. */
export const isCurrent = (attempt: number, { params }: { params: { attempt: number } }): boolean => params.attempt === attempt;

/** A wallet's own words, else ours (spec §8). */
export function saidBy(error: unknown): Trouble {
  const said = thrownText(error);
  return said ? { said } : { word: 'web3-error' };
}

sample({ clock: [walletChosen, walletNamed.map(({ found }) => found)], target: begun });
sample({ clock: retried, source: $chosen, filter: (chosen) => chosen !== null, target: begun });
sample({ clock: threw, filter: isDeclined, target: declined });
sample({ clock: threw, filter: (error) => !isDeclined(error), fn: saidBy, target: troubled });
