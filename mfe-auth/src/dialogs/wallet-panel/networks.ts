import { isDeclined, type ConnectedWallet } from '@mortar/chain/wallets';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { $followed, chainShown, saidBy, type Trouble } from '#features/wallet';
import { panelOpened } from './holdings.ts';

/** The wallet shall go to another network. */
export const networkChosen = createEvent<number>();

const switchFx = createEffect<{ wallet: ConnectedWallet; to: number }, void, unknown>(({ wallet, to }) => wallet.switchChain?.(to));

/** Whether the wallet is asking the person for the switch. */
export const $isSwitching = switchFx.pending;
/** Why it did not go there; null when there is nothing to say, as of a person who said no (spec §4). */
export const $networkTrouble = createStore<Trouble | null>(null)
  .on(switchFx.failData, (_, error) => (isDeclined(error) ? null : saidBy(error)))
  .reset(switchFx, panelOpened);

const asked = sample({
  clock: networkChosen,
  source: { followed: $followed, isSwitching: $isSwitching },
  fn: ({ followed, isSwitching }, to) => (followed && !isSwitching ? { wallet: followed.wallet, to } : null),
});
sample({ clock: asked.filterMap((order) => order ?? undefined), target: switchFx });
sample({ clock: switchFx.done, fn: ({ params }) => params.to, target: chainShown });
