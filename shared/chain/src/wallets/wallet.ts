import type { WalletType } from '@mortar/protocol/identity';

/** What a wallet tells while it is connected. */
export interface WalletNews {
  /** The accounts that the person shows now, the chosen one first; none when the wallet has gone. */
  accounts(addresses: readonly string[]): void;
  /** The network that it is on now, in the Ethereum family. */
  chain?(chainId: number): void;
}

/** Asks a chain's server something, as JSON-RPC has it. @throws what the server refused */
export type AskChain = (method: string, params: readonly unknown[]) => Promise<unknown>;

/** What a wallet of the Ethereum family is asked by (EIP-1193). */
export interface WalletProvider {
  request(question: { method: string; params?: unknown }): Promise<unknown>;
}

/** A wallet that has shown an account. */
export interface ConnectedWallet {
  type: WalletType;
  name: string;
  address: string;
  /** Id of the network in the Ethereum family; 0 for the others. */
  chainId: number;
  /** Hex; a Bitcoin-style wallet has it. */
  publickey?: string;
  /** Asks for a signature, as the wire wants it. @throws what the wallet threw; see `isDeclined` */
  sign(text: string): Promise<string>;
  /** Whether it is this browser's own test wallet. */
  isDemo?: boolean;
  /** To trade by it; in the Ethereum family alone. @param ask for a wallet that has no server of its own */
  provider?(ask: AskChain): WalletProvider;
  /** Follows the wallet without asking it for anything. @returns how to stop */
  watch(news: WalletNews): () => void;
  /** Asks for another network; in the Ethereum family alone. @throws what the wallet threw */
  switchChain?(chainId: number): Promise<void>;
  disconnect(): Promise<void>;
}

/** A wallet that can be reached from this page. */
export interface FoundWallet {
  /** Differs for each; the same in every document. */
  id: string;
  type: WalletType;
  /** As the wallet calls itself; empty for one that does not say. */
  name: string;
  /** A picture as a `data:` address, where the wallet gave one. */
  icon?: string;
  /**
   * Asks the person for an account. @param pair hears the address of a pairing, where the wallet is on another device
   * @throws what the wallet threw; see `isDeclined`
   */
  connect(pair?: (address: string) => void): Promise<ConnectedWallet>;
  /** The account that was shown before, asking nobody; undefined when there is none any more. */
  restore(): Promise<ConnectedWallet | undefined>;
}
