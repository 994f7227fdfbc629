import type { ConnectedWallet } from '@mortar/chain/wallets';
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { $attempt, begun, declined, isCurrent, threw, troubled } from './attempt.ts';
import type { Meeting, Visit } from './visit.ts';
import { $purpose, cancelled, othersWanted, walletWanted } from './wish.ts';

/** The wallet has shown an account. */
export const met = createEvent<Meeting>();
const paired = createEvent<{ attempt: number; address: string }>();

const connectFx = createEffect<Visit, ConnectedWallet, unknown>(({ found, attempt }) => {
  const show = scopeBind(paired, { safe: true });
  return found.connect((address) => show({ attempt, address }));
});

/** The address that a wallet on another device must take up; empty while there is none to take up. */
export const $pairing = createStore('').reset(begun, met, cancelled, othersWanted, walletWanted, troubled, declined);

sample({
  clock: begun,
  source: { attempt: $attempt, purpose: $purpose },
  fn: (visit, found): Visit => ({ ...visit, found }),
  target: connectFx,
});
sample({
  clock: connectFx.done,
  source: $attempt,
  filter: isCurrent,
  fn: (_, { params, result }): Meeting => ({ ...params, wallet: result }),
  target: met,
});
sample({ clock: connectFx.fail, source: $attempt, filter: isCurrent, fn: (_, { error }) => error, target: threw });
sample({
  clock: paired,
  source: $attempt,
  filter: (current, { attempt }) => attempt === current,
  fn: (_, { address }) => address,
  target: $pairing,
});
