import { createRequest } from '@mortar/client';
import { findProfiles, MOST_PROFILES, type WalletProfile } from '@mortar/protocol/market';
import { createStore, sample } from 'effector';
import { createGate, useGate, useStoreMap } from 'effector-react';
import { batch } from '../../lib/batch.ts';

/** An address stands on the page. */
const Shown = createGate<{ address: string }>();
const findFx = createRequest(findProfiles);

/** Whose wallets these are; null of nobody's. What was asked for is not asked for again. */
const $profiles = createStore<Readonly<Record<string, WalletProfile | null>>>({}).on(findFx.done, (known, { params, result }) => ({
  ...known,
  ...Object.fromEntries(params.addresses.split(',').map((address) => [address, null])),
  ...Object.fromEntries(result.profiles.map((profile) => [profile.address, profile])),
}));

const unknown = sample({
  clock: Shown.open,
  source: $profiles,
  filter: (known, { address }) => !Object.hasOwn(known, address),
  fn: (_, { address }) => address,
});
const asked = batch(unknown).map((addresses) => ({ addresses: addresses.slice(0, MOST_PROFILES).join(',') }));
sample({ clock: asked, target: findFx });

/** Who has bound a wallet; null while nobody is known to. */
export function usePerson(address: string): WalletProfile | null {
  const key = address.toLowerCase();
  useGate(Shown, { address: key });
  return useStoreMap({ store: $profiles, keys: [key], fn: (known, [one]) => known[one] ?? null, defaultValue: null });
}
