import type { FoundWallet } from '@mortar/chain/wallets';
import { $profile, $session } from '@mortar/host';
import type { WalletFamily } from '@mortar/protocol';
import { combine, createEvent, createStore, sample } from 'effector';
import type { Purpose } from './visit.ts';

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
