import { CHAINS, chainIdFor, DEMO_ADDRESS, EMBEDDED_CHAIN_ID, STATEMENTS, writeMessage } from '@mortar/chain/message';
import type { NoncePurpose, WalletFamily } from '@mortar/protocol/identity';
import type { ChainConfig } from './settings.ts';

/** What this site writes into a text that a wallet signs. */
export interface SiteFields {
  domain: string;
  uri: string;
}

/** Out of the public address, never a Host header (docs/design/server.md). */
export const siteFields = (publicUrl: string): SiteFields => ({ domain: new URL(publicUrl).host, uri: publicUrl });

export interface TextFields {
  purpose: NoncePurpose;
  family: WalletFamily;
  address: string;
  nonce: string;
  issuedAt: Date;
  expiresAt: Date;
}

/** The one text that a wallet may have signed for a nonce (security C3). @param chainId as the text at hand says, checked before */
export function expectedText(site: SiteFields, { purpose, issuedAt, expiresAt, ...fields }: TextFields, chainId: string): string {
  return writeMessage({
    ...fields,
    ...site,
    chainId,
    statement: STATEMENTS[purpose],
    issuedAt: issuedAt.toISOString(),
    expirationTime: expiresAt.toISOString(),
  });
}

/** Whether a text may name this network: one of the site's, and the embedded one only where it runs. */
export function isChainOf(family: WalletFamily, chainId: string, chains: ChainConfig): boolean {
  if (family !== 'ethereum') return chainId === chainIdFor(family, 0);
  const id = Number(chainId);
  return String(id) === chainId && id in CHAINS && (id !== EMBEDDED_CHAIN_ID || id in chains.rpc);
}

/** Whether an address may stand for somebody here: the demo wallet's key is known to all. */
export const isPrivate = (address: string, { isEmbedded }: ChainConfig) => isEmbedded || address !== DEMO_ADDRESS;
