/** Wallets by how they are reached, with `type` on the wire (spec §3). */
export const WALLET_TYPES = { ethereum: '1', walletRelay: '2', bitcoin: '3', solana: '4' } as const;
export type WalletType = (typeof WALLET_TYPES)[keyof typeof WALLET_TYPES];

/** What a nonce is asked for, with `type` on the wire (spec §7). */
export const NONCE_TYPES = { login: 1, bind: 2, unbind: 4 } as const;
export type NoncePurpose = keyof typeof NONCE_TYPES;
export type NonceType = (typeof NONCE_TYPES)[NoncePurpose];

/** Kinds of keys and addresses: wallet and relay are both of the first. */
export const WALLET_FAMILIES = ['ethereum', 'bitcoin', 'solana'] as const;
export type WalletFamily = (typeof WALLET_FAMILIES)[number];

/** Family of a wallet's type. */
export function familyOf(type: WalletType): WalletFamily {
  if (type === WALLET_TYPES.bitcoin) return 'bitcoin';
  return type === WALLET_TYPES.solana ? 'solana' : 'ethereum';
}
