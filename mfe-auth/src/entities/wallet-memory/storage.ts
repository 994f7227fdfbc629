import { WALLET_TYPES, type WalletType } from '@mortar/protocol/identity';

/** Keys of the local storage (spec §3). */
const TYPE = 'walletType';
const ACCOUNT = 'walletAccount';
/** See `inscriptions.ts`. */
export const INSCRIPTIONS = 'inscriptions';
const ALL = [TYPE, ACCOUNT, INSCRIPTIONS, 'walletconnect'];

/** The wallet that somebody used last in this browser. */
export interface KeptWallet {
  type: WalletType;
  address: string;
}

const isType = (text: string | null): text is WalletType => Object.values<string | null>(WALLET_TYPES).includes(text);

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
