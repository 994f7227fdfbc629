import { createRequest } from '@mortar/client';
import { listMadeOffers, listOwnOptions } from '@mortar/protocol/market';
import { createPages } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { traded } from '#features/trade';

/** What the person has signed on a chain is wanted. */
export const signaturesWanted = createEvent<number>();

export const ownOptions = createPages(createRequest(listOwnOptions), { keyOf: ({ listing }) => listing.hash });
export const madeOffers = createPages(createRequest(listMadeOffers), { keyOf: ({ offer }) => offer.hash });

const $chain = createStore(0).on(signaturesWanted, (_, chain) => chain);
const asked = sample({
  clock: [signaturesWanted, traded],
  source: $chain,
  filter: (chain) => chain > 0,
  fn: (chain) => ({ chain, filter: 'live' as const }),
});
sample({ clock: asked, target: [ownOptions.wanted, madeOffers.wanted] });

/** Hashes of what is chosen to be cancelled together. */
export const chosen = createEvent<string>();
export const $chosen = createStore<ReadonlySet<string>>(new Set())
  .on(chosen, (all, hash) => (all.has(hash) ? new Set([...all].filter((one) => one !== hash)) : new Set([...all, hash])))
  .reset(traded, signaturesWanted);
