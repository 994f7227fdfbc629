import { WALLET_TYPES, type WalletType } from '@mortar/protocol/identity';
import { connectKeptDemo, demoOf } from './demo/index.ts';
import { findWallets } from './find.ts';
import type { ConnectedWallet, FoundWallet } from './wallet.ts';

/** Keys of the local storage (spec §3). */
const TYPE = 'walletType';
const ACCOUNT = 'walletAccount';
/** Inscriptions of the wallet, which whoever reads them keeps. */
export const INSCRIPTIONS = 'inscriptions';
const ALL = [TYPE, ACCOUNT, INSCRIPTIONS, 'walletconnect'];

/** The wallet that somebody used last in this browser. */
export interface KeptWallet {
  type: WalletType;
  address: string;
}

/** A wallet that shows an account, and how it was found. */
export interface Restored {
  found: FoundWallet;
  wallet: ConnectedWallet;
}

const isType = (text: string | null): text is WalletType => Object.values<string | null>(WALLET_TYPES).includes(text);
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Keeps which wallet was used. A browser that keeps nothing asks again the next time. */
export function keepWallet({ type, address }: KeptWallet): void {
  try {
    localStorage.setItem(TYPE, type);
    localStorage.setItem(ACCOUNT, address);
  } catch {
    // Nothing can be kept here.
  }
}

/** The wallet that was kept; null when there is none. */
export function keptWallet(): KeptWallet | null {
  try {
    const type = localStorage.getItem(TYPE);
    const address = localStorage.getItem(ACCOUNT);
    return isType(type) && address ? { type, address } : null;
  } catch {
    return null;
  }
}

/** Forgets it, with all that was kept of it (spec §4). */
export function forgetWallet(): void {
  try {
    for (const key of ALL) localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

/**
 * The wallet that was used last in this browser, asking nobody: the one that shows the same account before another one of its kind.
 * @param relay where the operator has one @returns undefined where it shows nothing any more
 */
export async function restoreWallet({ type, address }: KeptWallet, relay: FoundWallet | undefined): Promise<Restored | undefined> {
  const demo = type === WALLET_TYPES.ethereum ? await connectKeptDemo('') : undefined;
  // Its name is the page's own, in the page's language.
  if (demo && isSame(demo.address, address)) return { found: demoOf(''), wallet: demo };
  const isRelayed = type === WALLET_TYPES.walletRelay && relay;
  const candidates = isRelayed ? [relay] : (await findWallets()).filter((found) => found.type === type);
  const all = await Promise.all(candidates.map(async (found) => ({ found, wallet: await found.restore().catch(() => undefined) })));
  const shown = all.flatMap(({ found, wallet }) => (wallet ? [{ found, wallet }] : []));
  return shown.find(({ wallet }) => isSame(wallet.address, address)) ?? shown[0];
}
