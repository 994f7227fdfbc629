import { INSCRIPTIONS } from '@mortar/chain/wallets';
import type { WalletInfo } from '@mortar/protocol/identity';

export type Inscription = WalletInfo['inscriptions'][number];

/** Inscriptions of one address, as they were read last. */
interface KeptInscriptions {
  address: string;
  items: readonly Inscription[];
}

/** Keeps them (spec §3), so that they are there before the server has answered. They go when the wallet does. */
export function keepInscriptions(kept: KeptInscriptions): void {
  try {
    localStorage.setItem(INSCRIPTIONS, JSON.stringify(kept));
  } catch {
    // Nothing can be kept here.
  }
}

const isInscription = (item: unknown): item is Inscription => {
  const { id, number, tick, contenttype } = (item ?? {}) as Partial<Inscription>;
  return typeof id === 'string' && typeof number === 'number' && typeof tick === 'string' && typeof contenttype === 'string';
};

/** Those that were kept of an address; none where others were, or where anything else lies under the key. */
export function keptInscriptions(address: string): readonly Inscription[] {
  try {
    const kept = JSON.parse(localStorage.getItem(INSCRIPTIONS) ?? '{}') as { address?: unknown; items?: unknown } | null;
    return kept?.address === address && Array.isArray(kept.items) ? kept.items.filter(isInscription) : [];
  } catch {
    return [];
  }
}
