import { findProfiles, MOST_PROFILES, type WalletProfile } from '@mortar/protocol/market';
import { createTask } from '@mortar/remote-kit';
import { createStore, sample } from 'effector';
import { createGate, useGate, useStoreMap } from 'effector-react';
import { batch } from '../../lib/batch.ts';
import { inParts } from '../../lib/parts.ts';

/** An address stands on the page. */
const Shown = createGate<{ address: string }>();
const findFx = createTask(async (addresses: readonly string[], { call }): Promise<WalletProfile[]> => {
  const found = await Promise.all(inParts(addresses, MOST_PROFILES).map((part) => call(findProfiles, { addresses: part.join(',') })));
  return found.flatMap(({ profiles }) => profiles);
});

/** Whose wallets these are; null of nobody's. What was asked for is not asked for again. */
const $profiles = createStore<Readonly<Record<string, WalletProfile | null>>>({}).on(findFx.done, (known, { params, result }) => ({
  ...known,
  ...Object.fromEntries(params.map((address) => [address, null])),
  ...Object.fromEntries(result.map((profile) => [profile.address, profile])),
}));

const unknown = sample({
  clock: Shown.open,
  source: $profiles,
  filter: (known, { address }) => !Object.hasOwn(known, address),
  fn: (_, { address }) => address,
});
sample({ clock: batch(unknown), target: findFx });

/** Who has bound a wallet; null while nobody is known to. */
export function usePerson(address: string): WalletProfile | null {
  const key = address.toLowerCase();
  useGate(Shown, { address: key });
  return useStoreMap({ store: $profiles, keys: [key], fn: (known, [one]) => known[one] ?? null, defaultValue: null });
}
