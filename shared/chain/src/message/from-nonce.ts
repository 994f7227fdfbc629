import type { Output } from '@mortar/protocol';
import type { getWalletNonce, NoncePurpose, WalletFamily } from '@mortar/protocol/identity';
import { writeMessage, FOREIGN_CHAIN_IDS } from './message.ts';
import { STATEMENTS } from './statement.ts';

/** What the server gave for one signature: everything of the text but its purpose and network. */
export type Nonce = Output<typeof getWalletNonce>;

/** Id of the network in the text. @param chainId the wallet's own, which counts in the Ethereum family alone */
export function chainIdFor(family: WalletFamily, chainId: number): string {
  return family === 'ethereum' ? String(chainId) : FOREIGN_CHAIN_IDS[family];
}

/** The text to sign for a nonce; the server writes the same one and takes no other (security C3). */
export function textToSign({ nonce, ...given }: Nonce, purpose: NoncePurpose, chainId = 1): string {
  return writeMessage({
    family: given.family,
    domain: given.domain,
    address: given.address,
    uri: given.uri,
    nonce,
    statement: STATEMENTS[purpose],
    chainId: chainIdFor(given.family, chainId),
    issuedAt: given.issuedat,
    expirationTime: given.expirationtime,
  });
}
