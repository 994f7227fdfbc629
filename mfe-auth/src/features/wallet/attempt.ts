import { isDeclined, thrownMessage, type FoundWallet } from '@mortar/chain/wallets';
import { createEvent, createStore, sample } from 'effector';
import type { Trouble } from './visit.ts';
import { cancelled, othersWanted, retried, walletChosen, walletNamed, walletWanted } from './wish.ts';

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
  const said = thrownMessage(error);
  return said ? { said } : { word: 'web3-error' };
}

sample({ clock: [walletChosen, walletNamed.map(({ found }) => found)], target: begun });
sample({ clock: retried, source: $chosen, filter: (chosen) => chosen !== null, target: begun });
sample({ clock: threw, filter: isDeclined, fn: () => undefined, target: declined });
sample({ clock: threw, filter: (error) => !isDeclined(error), fn: saidBy, target: troubled });
